import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { piecesBack, returnEnd, returnSums } from '#lib/rules/returns.ts';

const line = { propertyId: 1, count: 3, price: 100, insurance: 10, discount: 100 };
const order = { lines: [line], freight: 50 };

describe('what goes back', () => {
  test('is price and insurance without the discount, and the freight with the last piece', () => {
    const one = [{ propertyId: 1, count: 1 }];
    expect(returnSums(order, new Map(), one)).toEqual({
      goods: 110,
      discount: 33,
      freight: 0,
      total: 77,
    });
    expect(returnSums(order, new Map([[1, 2]]), one)).toEqual({
      goods: 110,
      discount: 34,
      freight: 50,
      total: 126,
    });
  });

  test('is nothing for nothing', () => {
    expect(returnSums({ lines: [], freight: 50 }, new Map(), []).total).toBe(0);
  });

  test('adds up to what was paid, in whatever parts the order returns', () => {
    const lines = fc.array(
      fc
        .record({
          count: fc.integer({ min: 1, max: 9 }),
          price: fc.integer({ min: 0, max: 900_000_000 }),
          insurance: fc.integer({ min: 0, max: 1_000_000 }),
          part: fc.integer({ min: 0, max: 100 }),
        })
        .map(({ count, price, insurance, part }) => ({
          count,
          price,
          insurance,
          discount: Math.floor((price * count * part) / 100),
        })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, fc.array(fc.nat({ max: 5 })), (bought, picks) => {
        const shown = bought.map((each, at) => ({ ...each, propertyId: at + 1 }));
        const freight = 80_000;
        const back = new Map<number, number>();
        let sum = 0;
        const give = (propertyId: number, count: number) => {
          const { total } = returnSums({ lines: shown, freight }, back, [{ propertyId, count }]);
          expect(total).toBeGreaterThanOrEqual(0);
          back.set(propertyId, (back.get(propertyId) ?? 0) + count);
          sum += total;
        };
        const left = ({ propertyId, count }: (typeof shown)[number]) =>
          count - (back.get(propertyId) ?? 0);
        for (const pick of picks) {
          const found = shown[pick % shown.length];
          if (found && left(found) > 0) give(found.propertyId, 1);
        }
        for (const each of shown) if (left(each) > 0) give(each.propertyId, left(each));
        const paid = shown.reduce(
          (total, each) => total + (each.price + each.insurance) * each.count - each.discount,
          freight,
        );
        expect(sum).toBe(paid);
      }),
    );
  });
});

const of = (state: 'refused' | 'received' | 'asked') => ({
  state,
  lines: [{ propertyId: 1, count: 1 }],
});

test('refused requests leave their pieces with the member', () => {
  expect(piecesBack([of('refused'), of('received'), of('asked')]).get(1)).toBe(2);
});

test('the last day ends at midnight in Tehran', () => {
  // 23:00 and 01:00 of two days in Tehran.
  expect(returnEnd('2026-11-15T19:30:00Z', 10).toISOString()).toBe('2026-11-25T20:29:59.999Z');
  expect(returnEnd('2026-11-15T21:30:00Z', 10).toISOString()).toBe('2026-11-26T20:29:59.999Z');
});
