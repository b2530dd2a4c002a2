import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { roundedUp } from '#panel/home/day.ts';

export interface Part {
  readonly from: string;
  readonly now: number;
  readonly before: number;
}

export interface Bar {
  readonly from: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly isWhole?: boolean | undefined;
}

/** Most lines of the chart above its ground. */
const most = 4;

/**
 * Values at the lines of the chart, from 0 to its top.
 * @param isWhole whether the values are counts: no line stands between two of them
 */
function marksOf(highest: number, isWhole: boolean): readonly number[] {
  const step = isWhole ? Math.max(1, roundedUp(highest / most)) : roundedUp(highest) / most;
  const lines = isWhole ? Math.max(1, Math.ceil(highest / step)) : most;
  return Array.from({ length: lines + 1 }, (_, at) => at * step);
}

/** Names below the bars, at most as many as have room. */
const roomOfName = 76;

/**
 * Bars from right (old) to left (new), the line of the period before, gridlines and names, in px.
 * @param size of the place for bars; `isWhole`: the values are counts
 */
export function chartOf(parts: readonly Part[], { width, height, isWhole = false }: Size) {
  // Refunds may be more than what was sold.
  const highest = Math.max(0, ...parts.flatMap(({ now, before }) => [now, before]));
  const marks = marksOf(highest, isWhole);
  const across = scaleBand<string>()
    .domain(parts.map(({ from }) => from))
    .range([width, 0])
    .paddingInner(0.4)
    .paddingOuter(0.2);
  const up = scaleLinear()
    .domain([0, marks.at(-1) ?? 1])
    .range([height, 0])
    .clamp(true);
  const middleOf = (from: string): number => (across(from) ?? 0) + across.bandwidth() / 2;
  const bars = parts.map(({ from, now }): Bar => {
    const y = up(now);
    return { from, x: across(from) ?? 0, y, width: across.bandwidth(), height: height - y };
  });
  const every = Math.max(1, Math.ceil(parts.length / Math.max(1, Math.floor(width / roomOfName))));
  const path = line<Part>()
    .x(({ from }) => middleOf(from))
    .y(({ before }) => up(before));
  return {
    bars,
    line: parts.length > 1 ? (path([...parts]) ?? '') : '',
    lines: marks.map((value) => ({ value, y: up(value) })),
    names: parts
      .filter((_, at) => at % every === 0)
      .map(({ from }) => ({ from, x: middleOf(from) })),
  };
}
