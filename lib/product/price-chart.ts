import type { PricePoint } from '#lib/contract/price-history.ts';

/** A price over a period, in ms, during which the variant could be bought. */
export interface Span {
  from: number;
  to: number;
  price: number;
}

const year = 365 * 86_400_000;

/**
 * The last year as spans, oldest first. Periods of unavailability are gaps.
 * @param points oldest first
 * @param current toman, or null if it cannot be bought now
 * @param now ms
 */
export function spansOf(
  points: readonly PricePoint[],
  current: number | null,
  now: number,
): Span[] {
  const begin = now - year;
  const changes = points.map(({ at, price }) => ({ from: Date.parse(at), price }));
  const last = changes.at(-1);
  // A price without history: its start is unknown, so it is shown from today on.
  if (last?.price !== current)
    changes.push({ from: Math.max(last?.from ?? now, now - 1), price: current });
  return changes.flatMap(({ from, price }, at) => {
    const to = changes[at + 1]?.from ?? now;
    return price === null || to <= begin ? [] : [{ from: Math.max(from, begin), to, price }];
  });
}

/** Chart coordinates: x and y from 0 to 1, y upwards. */
export interface Chart {
  /** Each line is an unbroken series of corners. */
  lines: (readonly [x: number, y: number])[][];
  /** Toman at y 0 and 1. */
  least: number;
  most: number;
  /** ms at x 0 and 1. */
  from: number;
  to: number;
}

/** A step chart with round bounds; null if the history is shorter than a day. */
export function chartOf(spans: readonly Span[]): Chart | null {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last || last.to - first.from < 86_400_000) return null;
  const prices = spans.map(({ price }) => price);
  const [least, most] = bounds(Math.min(...prices), Math.max(...prices));
  const x = (moment: number) => (moment - first.from) / (last.to - first.from);
  const y = (price: number) => (price - least) / (most - least);
  const lines: Chart['lines'] = [];
  let end = Number.NaN;
  for (const { from, to, price } of spans) {
    if (from !== end) lines.push([]);
    lines.at(-1)?.push([x(from), y(price)], [x(to), y(price)]);
    end = to;
  }
  return { lines, least, most, from: first.from, to: last.to };
}

/** Rounds both outwards with a margin, to steps of 1, 2 or 5 times a power of ten. */
function bounds(least: number, most: number): [number, number] {
  const room = Math.max((most - least) / 4, most / 20, 1);
  const power = 10 ** Math.floor(Math.log10(room));
  const step = [5, 2, 1].map((each) => each * power).find((each) => each <= room) ?? power;
  return [
    Math.max(0, Math.floor((least - step / 2) / step) * step),
    Math.ceil((most + step / 2) / step) * step,
  ];
}
