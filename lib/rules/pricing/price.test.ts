import { describe, expect, test } from '@jest/globals';
import { priceBasket } from '#lib/rules/pricing/price.ts';
import type { BasketToPrice, When } from '#lib/rules/pricing/types.ts';
import { anyone, someBasket, someLine, somePromotion } from '#lib/rules/testing/baskets.ts';

const price = (more: Partial<BasketToPrice>) => priceBasket(someBasket(more));
const tenPercent = { kind: 'percent', percent: 10 } as const;

describe('a promotion', () => {
  test('of a category comes before one of the basket, then the coupon', () => {
    const { applied, total } = price({
      lines: [someLine(1, { categories: [5, 1] }), someLine(2)],
      promotions: [
        somePromotion(1, { kind: 'amount', amount: 100_000 }, { priority: 9 }),
        somePromotion(2, tenPercent, { when: { categories: [5] } }),
      ],
      coupon: somePromotion(3, tenPercent, { priority: 99 }),
    });
    expect(applied).toMatchObject([
      { id: 2, amount: 100_000, isCoupon: false },
      { id: 1, amount: 100_000, isCoupon: false },
      { id: 3, amount: 180_000, isCoupon: true },
    ]);
    expect(total).toBe(1_620_000);
  });

  test('of the cheapest piece comes before one of the basket', () => {
    const { applied } = price({
      lines: [someLine(1, { count: 2 })],
      promotions: [
        somePromotion(1, { kind: 'amount', amount: 100_000 }, { priority: 9 }),
        somePromotion(2, { kind: 'cheapest', of: 2 }),
      ],
    });
    expect(applied).toMatchObject([
      { id: 2, amount: 1_000_000 },
      { id: 1, amount: 100_000 },
    ]);
  });

  test('of higher priority comes first within a stage', () => {
    const amount = somePromotion(1, { kind: 'amount', amount: 100_000 });
    const percent = somePromotion(2, tenPercent, { priority: 1 });
    expect(price({ promotions: [amount, percent] }).applied).toMatchObject([
      { id: 2, amount: 100_000 },
      { id: 1, amount: 100_000 },
    ]);
  });

  test('in percent is rounded down, and capped', () => {
    const lines = [someLine(1, { price: 333, count: 1 }), someLine(2, { price: 333, count: 2 })];
    const of = (most?: number) =>
      price({ lines, promotions: [somePromotion(1, { ...tenPercent, most })] });
    expect(of()).toMatchObject({ discount: 99, lines: [{ discount: 33 }, { discount: 66 }] });
    expect(of(50)).toMatchObject({ discount: 50, lines: [{ discount: 17 }, { discount: 33 }] });
  });

  test('takes at most what its lines cost, and never their insurance', () => {
    const lines = [someLine(1, { insurance: 40_000 }), someLine(2)];
    const when = { products: [1_001] };
    const promotions = [somePromotion(1, { kind: 'amount', amount: 5_000_000 }, { when })];
    expect(price({ lines, promotions })).toMatchObject({
      linesTotal: 2_040_000,
      discount: 1_000_000,
      total: 1_040_000,
      lines: [{ total: 40_000 }, { total: 1_000_000 }],
    });
  });

  test('can make everything free', () => {
    const promotions = [
      somePromotion(1, { kind: 'percent', percent: 100 }),
      somePromotion(2, { kind: 'freight' }),
    ];
    expect(price({ promotions, freight: 60_000 })).toMatchObject({ total: 0, vat: 0, freight: 0 });
  });
});

const freeOf = (counts: [price: number, count: number][], of: number) =>
  price({
    lines: counts.map(([each, count], at) => someLine(at + 1, { price: each, count })),
    promotions: [somePromotion(1, { kind: 'cheapest', of })],
  }).lines.map(({ discount }) => discount);

describe('the cheapest of n pieces', () => {
  test.each<[string, [number, number][], number, number[]]>([
    ['too few pieces: none', [[900, 2]], 3, [0]],
    ['three pieces of one line: one', [[900, 3]], 3, [900]],
    ['four pieces: still one', [[900, 4]], 3, [900]],
    [
      'three lines: the cheapest',
      [
        [500, 1],
        [300, 1],
        [900, 1],
      ],
      3,
      [0, 300, 0],
    ],
    [
      'six pieces: the two cheapest, of two lines',
      [
        [300, 1],
        [500, 4],
        [900, 1],
      ],
      3,
      [300, 500, 0],
    ],
    [
      'equally cheap: the first line',
      [
        [300, 1],
        [300, 1],
      ],
      2,
      [300, 0],
    ],
    ['of one: all', [[900, 2]], 1, [1_800]],
    [
      'a free gift counts as the cheapest',
      [
        [0, 1],
        [900, 1],
      ],
      2,
      [0, 0],
    ],
  ])('%s', (_what, counts, of, discounts) => {
    expect(freeOf(counts, of)).toEqual(discounts);
  });

  test('counts only the lines it is for', () => {
    const lines = [someLine(1, { count: 2 }), someLine(2, { price: 10 })];
    const promotion = { when: { products: [1_001] } };
    const promotions = [somePromotion(1, { kind: 'cheapest', of: 3 }, promotion)];
    expect(price({ lines, promotions }).discount).toBe(0);
  });

  test('gives after another discount what is left of the piece', () => {
    const promotions = [
      somePromotion(1, tenPercent, { when: { products: [1_001] }, priority: 1 }),
      somePromotion(2, { kind: 'cheapest', of: 2 }),
    ];
    expect(price({ lines: [someLine(1, { count: 2 })], promotions }).total).toBe(900_000);
  });
});

/** Of a buyer who has chosen nothing yet, and has ordered before. */
const refusalOfUnknown = (when: When) =>
  price({ buyer: anyone, coupon: somePromotion(1, tenPercent, { when }) }).couponRefusal;

describe('a condition', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const buyer = { province: 'تهران', method: 2, payment: 'zarinpal', isFirstOrder: true };
  const lines = [someLine(1, { brand: 7, categories: [3] }), someLine(2)];
  const refusal = (when: When) =>
    price({ now, buyer, lines, coupon: somePromotion(1, tenPercent, { when }) }).couponRefusal;

  test.each<[string, When]>([
    ['its first moment', { from: '2026-11-25T12:00:00Z' }],
    ['the moment before its end', { to: '2026-11-25T12:00:00.001Z' }],
    ['the exact worth', { subtotal: 2_000_000 }],
    ['the first order', { firstOrder: true }],
    ['any order', { firstOrder: false }],
    [
      'the place, method and payment',
      { provinces: ['تهران'], methods: [2], payments: ['zarinpal'] },
    ],
    ['a line in all lists', { brands: [7], categories: [3, 9], products: [1_001, 5] }],
    ['empty lists', { brands: [], categories: [], products: [], provinces: [], methods: [] }],
  ])('holds for %s', (_what, when) => {
    expect(refusal(when)).toBeNull();
  });

  test.each<[When, object]>([
    [{ from: '2026-11-25T12:00:00.001Z' }, { kind: 'early' }],
    [{ from: 'soon' }, { kind: 'early' }],
    [{ to: '2026-11-25T12:00:00Z' }, { kind: 'late' }],
    [{ to: 'soon' }, { kind: 'late' }],
    [{ subtotal: 2_000_001 }, { kind: 'subtotal', missing: 1 }],
    // The worth of the lines it is for.
    [
      { subtotal: 2_000_000, brands: [7] },
      { kind: 'subtotal', missing: 1_000_000 },
    ],
    [{ brands: [8] }, { kind: 'goods' }],
    [{ brands: [7], products: [1_002] }, { kind: 'goods' }],
    [{ provinces: ['فارس'] }, { kind: 'province' }],
    [{ methods: [1] }, { kind: 'method' }],
    [{ payments: ['on-delivery'] }, { kind: 'payment' }],
  ])('%j is refused as %j', (when, why) => {
    expect(refusal(when)).toEqual(why);
  });

  test('on an unknown choice or an earlier order does not hold', () => {
    expect(refusalOfUnknown({ provinces: ['تهران'] })).toEqual({ kind: 'province' });
    expect(refusalOfUnknown({ methods: [2] })).toEqual({ kind: 'method' });
    expect(refusalOfUnknown({ payments: ['zarinpal'] })).toEqual({ kind: 'payment' });
    expect(refusalOfUnknown({ firstOrder: true })).toEqual({ kind: 'firstOrder' });
  });

  test('is judged by prices before other discounts', () => {
    const promotions = [
      somePromotion(1, tenPercent),
      somePromotion(2, { kind: 'amount', amount: 1 }, { when: { subtotal: 1_000_000 } }),
    ];
    expect(price({ promotions }).discount).toBe(100_001);
  });
});

const combined = somePromotion(1, tenPercent);
const alone = (amount: number) =>
  somePromotion(2, { kind: 'amount', amount }, { isExclusive: true });

describe('an exclusive promotion', () => {
  test('counts if it saves more than the others together', () => {
    expect(price({ promotions: [combined, alone(100_001)] }).applied).toMatchObject([{ id: 2 }]);
    expect(price({ promotions: [combined, alone(99_999)] }).applied).toMatchObject([{ id: 1 }]);
  });

  test('with a code is refused while the others save as much', () => {
    const promotions = [combined];
    expect(price({ promotions, coupon: alone(100_000) })).toMatchObject({
      discount: 100_000,
      couponRefusal: { kind: 'better' },
    });
    expect(price({ promotions, coupon: alone(100_001) })).toMatchObject({
      discount: 100_001,
      couponRefusal: null,
    });
  });
});

describe('a coupon that reduces nothing is refused', () => {
  test.each([
    ['for free freight where it is free', { kind: 'freight' } as const, {}],
    [
      'for free freight that another gives',
      { kind: 'freight' } as const,
      { freight: 60_000, promotions: [somePromotion(99, { kind: 'freight' })] },
    ],
    [
      'for goods that are free',
      tenPercent,
      { promotions: [somePromotion(1, { kind: 'percent', percent: 100 })] },
    ],
    ['of less than a toman', tenPercent, { lines: [someLine(1, { price: 9 })] }],
  ])('%s', (_what, give, more) => {
    expect(price({ ...more, coupon: somePromotion(9, give) }).couponRefusal).toEqual({
      kind: 'nothing',
    });
  });
});

test('freight has its share of the VAT', () => {
  const { vat, freightVat, lines } = price({ freight: 110_000 });
  expect([vat, freightVat, lines[0]?.vat]).toEqual([100_909, 10_000, 90_909]);
});

test.each<[string, Partial<BasketToPrice>]>([
  ['a price below zero', { lines: [someLine(1, { price: -1 })] }],
  ['half a toman', { lines: [someLine(1, { insurance: 0.5 })] }],
  ['two lines of a variant', { lines: [someLine(1), someLine(1)] }],
  ['no pieces', { lines: [someLine(1, { count: 0 })] }],
  ['more than can be counted', { lines: [someLine(1, { price: 2 ** 52, count: 3 })] }],
  ['freight below zero', { freight: -1 }],
  ['a rate of VAT that is none', { vatRate: 110 }],
  ['over a hundred percent', { coupon: somePromotion(1, { kind: 'percent', percent: 101 }) }],
  ['a negative gift', { promotions: [somePromotion(1, { kind: 'amount', amount: -1 })] }],
  ['the cheapest of none', { promotions: [somePromotion(1, { kind: 'cheapest', of: 0 })] }],
])('%s is an error', (_what, basket) => {
  expect(() => price(basket)).toThrow(RangeError);
});
