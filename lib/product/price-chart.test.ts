import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chartOf, spansOf } from './price-chart.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 1);
const ago = (days: number) => now - days * day;
const point = (days: number, price: number | null) => ({
  at: new Date(ago(days)).toISOString(),
  price,
});

describe('spans', () => {
  test('run from change to change, up to now', () => {
    expect(spansOf([point(20, 100), point(5, 90)], 90, now)).toEqual([
      { from: ago(20), to: ago(5), price: 100 },
      { from: ago(5), to: now, price: 90 },
    ]);
  });

  test('have a gap while the variant could not be bought', () => {
    expect(spansOf([point(20, 100), point(10, null), point(5, 90)], 90, now)).toEqual([
      { from: ago(20), to: ago(10), price: 100 },
      { from: ago(5), to: now, price: 90 },
    ]);
  });

  test('start a year ago', () => {
    expect(spansOf([point(900, 70), point(400, 80)], 80, now)).toEqual([
      { from: ago(365), to: now, price: 80 },
    ]);
  });

  test("end with the page's price, whatever the last stored one is", () => {
    expect(spansOf([point(5, 90)], 95, now).at(-1)).toMatchObject({ to: now, price: 95 });
    expect(spansOf([], null, now)).toEqual([]);
  });
});

describe('a chart', () => {
  test('needs a day of history', () => {
    expect(chartOf(spansOf([], 90, now))).toBeNull();
    expect(chartOf([])).toBeNull();
  });

  test('is interrupted where there was no price', () => {
    const spans = spansOf([point(20, 100), point(10, null), point(5, 90)], 90, now);
    expect(chartOf(spans)?.lines).toHaveLength(2);
  });

  test('shows every price within its bounds, from left to right', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(prices, (all) => {
        const points = all.map((price, at) => point(300 - at * 5, price));
        const chart = chartOf(spansOf(points, all.at(-1) ?? null, now));
        const corners = chart?.lines.flat() ?? [];
        expect(corners.length).toBeGreaterThan(0);
        for (const [x, y] of corners) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(1);
        }
        const xs = corners.map(([x]) => x);
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      }),
    );
  });
});
