import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostMergedLines, planMerge } from '#server/modules/basket/merge-plan.ts';
import type { MergeLine } from '#server/modules/basket/merge-queries.ts';

const line = (variantId: number, more: Partial<MergeLine> = {}): MergeLine => ({
  variantId,
  websiteCode: 1_000 + variantId,
  count: 1,
  insurance: false,
  wanted: null,
  maxCount: 5,
  ...more,
});

const many = (from: number) => Array.from({ length: 150 }, (_, n) => line(from + n));

describe('two merged baskets', () => {
  test('add up what both have, and keep the insurance of either', () => {
    const members = [line(1, { count: 2, insurance: true }), line(2)];
    const guests = [line(1, { count: 3 }), line(3, { count: 4 })];
    expect(planMerge(members, guests)).toEqual([
      { variantId: 1, websiteCode: 1_001, count: 5, insurance: true, wanted: null },
      { variantId: 3, websiteCode: 1_003, count: 4, insurance: false, wanted: null },
    ]);
  });

  test('are capped at the allowed maximum, and report how many were wanted', () => {
    const merged = planMerge([line(1, { count: 4 })], [line(1, { count: 3 })]);
    expect(merged).toMatchObject([{ count: 5, wanted: 7 }]);
    expect(planMerge([], [line(1, { count: 9 })])).toMatchObject([{ count: 5, wanted: 9 }]);
    expect(planMerge([line(1, { count: 5, wanted: 7 })], [line(1)])).toMatchObject([
      { count: 5, wanted: 8 },
    ]);
  });

  test('keep all lines that cannot be bought now', () => {
    const gone = { maxCount: 0, count: 2 };
    expect(planMerge([line(1, gone)], [line(1, gone)])).toMatchObject([{ count: 4, wanted: null }]);
  });

  test('are bounded', () => {
    expect(planMerge(many(1), many(101))).toHaveLength(100);
    expect(planMerge(many(1), many(1_001))).toHaveLength(mostMergedLines - 150);
  });

  test('respect the limit and lose no line, whatever they contain', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 20 }),
        count: fc.integer({ min: 1, max: 1_000_000 }),
        insurance: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    fc.assert(
      fc.property(
        some,
        some,
        fc.array(fc.nat(9), { minLength: 21, maxLength: 21 }),
        (a, b, most) => {
          const lines = (of: typeof a) =>
            of.map(({ id, ...rest }) => line(id, { ...rest, maxCount: most[id] ?? 0 }));
          const merged = planMerge(lines(a), lines(b));
          expect(merged.map(({ variantId }) => variantId)).toEqual(b.map(({ id }) => id));
          for (const { variantId, count, wanted } of merged) {
            const limit = most[variantId] || 1_000_000;
            const held = [...a, ...b].filter(({ id }) => id === variantId);
            const sum = held.reduce((total, each) => total + each.count, 0);
            expect(count).toBe(Math.min(limit, sum));
            expect(wanted).toBe(sum > count ? sum : null);
          }
        },
      ),
    );
  });
});
