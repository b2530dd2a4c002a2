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
}

/** Lines of the chart above its ground. */
const steps = [0, 1, 2, 3, 4] as const;

/** Names below the bars, at most as many as have room. */
const roomOfName = 76;

/**
 * Bars from right (old) to left (new), the line of the period before, gridlines and names, in px.
 * @param size of the place for bars
 */
export function chartOf(parts: readonly Part[], { width, height }: Size) {
  // Refunds may be more than what was sold.
  const top = roundedUp(Math.max(0, ...parts.flatMap(({ now, before }) => [now, before])));
  const across = scaleBand<string>()
    .domain(parts.map(({ from }) => from))
    .range([width, 0])
    .paddingInner(0.4)
    .paddingOuter(0.2);
  const up = scaleLinear().domain([0, top]).range([height, 0]).clamp(true);
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
    lines: steps.map((step) => ({ value: (top / 4) * step, y: up((top / 4) * step) })),
    names: parts
      .filter((_, at) => at % every === 0)
      .map(({ from }) => ({ from, x: middleOf(from) })),
  };
}
