import { expect, test } from '@jest/globals';
import { chartOf } from '#panel/reports/bars.ts';

const size = { width: 700, height: 200 };
const parts = Array.from({ length: 30 }, (_, at) => ({
  from: `day ${at}`,
  now: at * 100,
  before: at === 0 ? -500 : 3_000 - at * 100,
}));

test('bars stand from right to left, within the chart, as high as their values', () => {
  const { bars } = chartOf(parts, size);
  const places = bars.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((one, other) => other - one));
  for (const [at, { x, y, width, height }] of bars.entries()) {
    expect([x >= 0, x + width <= size.width, y >= 0]).toEqual([true, true, true]);
    expect(y + height).toBeCloseTo(size.height);
    // The scale ends at 3,000.
    expect(height).toBeCloseTo((at * 100 * size.height) / 3_000);
  }
});

test('names have room, and the line of the period before stays in the chart', () => {
  const { names, line, lines } = chartOf(parts, size);
  for (const [at, { x }] of names.slice(1).entries()) {
    expect((names[at]?.x ?? 0) - x).toBeGreaterThanOrEqual(70);
  }
  const heights = [...line.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(parts.length);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(size.height);
  expect(lines.map(({ value }) => value)).toEqual([0, 750, 1_500, 2_250, 3_000]);
});

test('nothing sold is a chart without bars', () => {
  const { bars } = chartOf([{ from: 'day', now: 0, before: 0 }], size);
  expect(bars[0]?.height).toBe(0);
});

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [9, [0, 3, 6, 9]],
  [950, [0, 300, 600, 900, 1_200]],
])('lines of counts up to %d stand at whole numbers', (now, values) => {
  const { lines, bars } = chartOf([{ from: 'hour', now, before: 0 }], { ...size, isWhole: true });
  expect(lines.map(({ value }) => value)).toEqual(values);
  expect(bars[0]?.y).toBeGreaterThanOrEqual(0);
});
