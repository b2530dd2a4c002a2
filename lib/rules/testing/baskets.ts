import fc from 'fast-check';
import type {
  BasketToPrice,
  Buyer,
  Give,
  LineToPrice,
  Promotion,
  When,
} from '#lib/rules/pricing/types.ts';

/** A line of one piece for a million toman. */
export const someLine = (variantId: number, more: Partial<LineToPrice> = {}): LineToPrice => ({
  variantId,
  websiteCode: 1_000 + variantId,
  categories: [],
  brand: null,
  count: 1,
  price: 1_000_000,
  insurance: 0,
  ...more,
});

export const somePromotion = (
  id: number,
  give: Give,
  more: Partial<Promotion> = {},
): Promotion => ({
  id,
  title: `تخفیف ${id}`,
  when: {},
  give,
  priority: 0,
  isExclusive: false,
  ...more,
});

export const anyone: Buyer = { province: null, method: null, payment: null, isFirstOrder: false };

export const someBasket = (more: Partial<BasketToPrice> = {}): BasketToPrice => ({
  lines: [someLine(1)],
  freight: 0,
  promotions: [],
  coupon: null,
  buyer: anyone,
  now: new Date('2026-11-25T12:00:00Z'),
  vatRate: 10,
  ...more,
});

const toman = fc.oneof(fc.nat(100), fc.nat(100_000_000), fc.nat(1_000_000_000_000));
const few = fc.integer({ min: 1, max: 4 });

const anyGive: fc.Arbitrary<Give> = fc.oneof(
  fc.record(
    { kind: fc.constant('percent' as const), percent: fc.nat(100), most: toman },
    { requiredKeys: ['kind', 'percent'] },
  ),
  fc.record({ kind: fc.constant('amount' as const), amount: toman }),
  fc.record({ kind: fc.constant('freight' as const) }),
  fc.record({ kind: fc.constant('cheapest' as const), of: few }),
);

const anyWhen: fc.Arbitrary<When> = fc.record(
  {
    subtotal: toman,
    categories: fc.array(few, { maxLength: 3 }),
    brands: fc.array(few, { maxLength: 3 }),
    products: fc.array(few, { maxLength: 3 }),
    firstOrder: fc.boolean(),
    methods: fc.array(few, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const promotionOf = (id: fc.Arbitrary<number>): fc.Arbitrary<Promotion> =>
  fc.record({
    id,
    title: fc.constant('تخفیف'),
    when: anyWhen,
    give: anyGive,
    priority: few,
    isExclusive: fc.nat(3).map((odds) => odds === 0),
  });

const anyLine: fc.Arbitrary<LineToPrice> = fc.record({
  variantId: fc.integer({ min: 1, max: 30 }),
  websiteCode: few,
  categories: fc.array(few, { maxLength: 3 }),
  brand: fc.option(few),
  count: fc.oneof(few, fc.integer({ min: 1, max: 1_000 })),
  price: fc.oneof(fc.constantFrom(0, 1, 3, 1_000), fc.nat(100_000_000_000)),
  insurance: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
});

/** The promotion of a code; its id is that of no other. */
export const anyCoupon: fc.Arbitrary<Promotion> = promotionOf(fc.constant(1_000));

export const anyBasket: fc.Arbitrary<BasketToPrice> = fc.record({
  lines: fc.uniqueArray(anyLine, { selector: ({ variantId }) => variantId, maxLength: 8 }),
  freight: fc.oneof(fc.constant(0), fc.nat(500_000)),
  promotions: fc.uniqueArray(promotionOf(fc.nat(20)), { selector: ({ id }) => id, maxLength: 5 }),
  coupon: fc.option(anyCoupon),
  buyer: fc.record({
    province: fc.constant(null),
    method: fc.option(few),
    payment: fc.constant(null),
    isFirstOrder: fc.boolean(),
  }),
  now: fc.constant(new Date('2026-11-25T12:00:00Z')),
  vatRate: fc.constantFrom(0, 9, 10, 12),
});
