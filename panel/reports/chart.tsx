import { useLayoutEffect, useRef, useState } from 'react';
import type { ReportStep } from '#lib/contract/report-names.ts';
import { formatDate, formatMonth } from '#lib/text/date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { unitOf } from '#panel/home/day.ts';
import { type Bar, chartOf, type Part } from '#panel/reports/bars.ts';
import { noonOf } from '#panel/reports/period.ts';
import { reportTexts as words } from '#panel/reports/texts.ts';

const height = 200;
/** Room for the values at the right, the highest bar's value above and the names below, in px. */
const room = { axis: 44, above: 20, below: 28 };

/** The width of an element in px, as it changes; 0 until it is drawn. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, width };
}

/** «۴ آبان», or «آبان ۱۴۰۵» of a part that is a month. */
export function nameOf(day: string, by: ReportStep): string {
  const moment = noonOf(day);
  return by === 'month' ? formatMonth(moment) : formatDate(moment).replace(/ \S+$/, '');
}

const stateOf = ({ from }: Bar, most: string, open: string | null): string => {
  if (from === open) return 'chart-bar bar-open';
  return from === most ? 'chart-bar bar-most' : 'chart-bar';
};

interface Props {
  readonly parts: readonly Part[];
  readonly by: ReportStep;
  /** First day of the part that is not over yet; null when all are. */
  readonly open: string | null;
}

interface ChartProps extends Pick<Props, 'parts' | 'open'> {
  /** What a part is called below its bar. */
  readonly titleOf: (from: string) => string;
  /** In which values are written. */
  readonly of?: number;
  /** Whether they are counts. */
  readonly isWhole?: boolean;
  readonly label: string;
}

interface DrawnProps extends ChartProps {
  readonly width: number;
}

/** The part with the highest bar. */
const mostOf = (parts: readonly Part[]): Part | undefined =>
  parts.toSorted((one, other) => other.now - one.now)[0];

/** Bars from right to left, with values at the right and names below. */
export function BarChart(props: ChartProps) {
  const { place, width } = useWidth();
  return (
    <div ref={place} className="sales-chart">
      {width === 0 ? null : <Drawn {...props} width={width} />}
    </div>
  );
}

function Drawn({ parts, open, titleOf, width, of = 1, isWhole, label }: DrawnProps) {
  const most = mostOf(parts);
  const inner = Math.max(0, width - room.axis);
  const { bars, line, lines, names } = chartOf(parts, { width: inner, height, isWhole });
  const highest = bars.find(({ from }) => from === most?.from);
  const whole = height + room.above + room.below;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={whole}
      viewBox={`0 ${-room.above} ${width} ${whole}`}
    >
      {lines.map(({ value, y }) => (
        <g key={value}>
          <line className="gridline" x1="0" x2={inner} y1={y} y2={y} />
          <text className="axis-text" x={width} y={y + 4} textAnchor="start">
            {formatNumber(value / of, 2)}
          </text>
        </g>
      ))}
      {bars.map((bar) => (
        <rect
          key={bar.from}
          className={stateOf(bar, most?.from ?? '', open)}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
          rx={Math.min(3, bar.width / 2)}
        />
      ))}
      <path className="line-before" d={line} />
      {most && highest && most.now > 0 ? (
        <text
          className="most-text"
          x={highest.x + highest.width / 2}
          y={highest.y - 6}
          textAnchor="middle"
        >
          {formatNumber(most.now / of)}
        </text>
      ) : null}
      {names.map(({ from, x }) => (
        <text
          key={from}
          className="axis-text"
          x={Math.min(inner - 20, Math.max(24, x))}
          y={height + 20}
          textAnchor="middle"
        >
          {titleOf(from)}
        </text>
      ))}
    </svg>
  );
}

/** Sales from right (old) to left (new); a dashed line for the period before. */
export function SalesChart({ parts, by, open }: Props) {
  const [first] = parts;
  const most = mostOf(parts);
  if (!first || !most) return null;
  const unit = unitOf(Math.max(...parts.flatMap(({ now, before }) => [now, before])));
  const label = words.chartLabel(
    formatToman(most.now),
    nameOf(most.from, by),
    nameOf(first.from, by),
    nameOf(parts.at(-1)?.from ?? first.from, by),
  );
  return (
    <section className="box grid gap-4">
      <div className="flex flex-wrap items-baseline gap-2">
        <h2>{words.chart[by]}</h2>
        <span className="small muted">
          {open ? words.unfinished(words.unit[unit.name]) : words.unit[unit.name]}
        </span>
        <span className="ms-auto key-before small muted">{words.before}</span>
      </div>
      <BarChart {...{ parts, open, label }} of={unit.of} titleOf={(from) => nameOf(from, by)} />
    </section>
  );
}
