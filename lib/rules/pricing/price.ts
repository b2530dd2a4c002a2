import { checkAmounts } from '#lib/rules/pricing/check.ts';
import { isFor, isTargeted, refusalOf } from '#lib/rules/pricing/conditions.ts';
import { reductionsOf } from '#lib/rules/pricing/reduce.ts';
import { share, sumOf } from '#lib/rules/pricing/share.ts';
import type {
  Applied,
  BasketToPrice,
  CouponRefusal,
  PricedBasket,
  Promotion,
} from '#lib/rules/pricing/types.ts';
import { vatWithin } from '#lib/rules/pricing/vat.ts';

/** What promotions that are applied together give. */
interface Outcome {
  /** Discount of each line. */
  readonly discounts: readonly number[];
  /** Left to pay for the delivery. */
  readonly freight: number;
  readonly applied: readonly Applied[];
  /** The sum of what was applied. */
  readonly saved: number;
}

/** Promotions of some lines come first, then of the basket, the coupon, and those of the freight. */
function stageOf({ when, give }: Promotion, isCoupon: boolean): number {
  if (give.kind === 'freight') return isCoupon ? 4 : 3;
  if (isCoupon) return 2;
  return isTargeted(when) || give.kind === 'cheapest' ? 0 : 1;
}

/** Applies promotions one after the other, each to what the ones before it left. */
function applyAll(
  promotions: readonly Promotion[],
  { lines, freight: full, coupon }: BasketToPrice,
): Outcome {
  const stage = (promotion: Promotion) => stageOf(promotion, promotion === coupon);
  const inOrder = promotions.toSorted(
    (a, b) => stage(a) - stage(b) || b.priority - a.priority || a.id - b.id,
  );
  const goods = lines.map((line) => ({ line, left: line.price * line.count }));
  const applied: Applied[] = [];
  let freight = full;
  for (const promotion of inOrder) {
    const { id, title, when, give } = promotion;
    const by = { id, title, isCoupon: promotion === coupon };
    if (give.kind === 'freight') {
      applied.push({ ...by, amount: freight, on: 'freight' });
      freight = 0;
    } else {
      const meant = goods.filter(({ line }) => isFor(when, line));
      const reductions = reductionsOf(give, meant);
      for (const [at, one] of meant.entries()) one.left -= reductions[at] ?? 0;
      applied.push({ ...by, amount: sumOf(reductions), on: 'lines' });
    }
  }
  return {
    discounts: goods.map(({ line, left }) => line.price * line.count - left),
    freight,
    applied: applied.filter(({ amount }) => amount > 0),
    saved: sumOf(applied.map(({ amount }) => amount)),
  };
}

/** The promotions that are applied together. */
const combined = (holding: readonly Promotion[]): Promotion[] =>
  holding.filter(({ isExclusive }) => !isExclusive);

/** The ways to apply promotions: all that can be combined, or one exclusive one alone. */
const choicesOf = (holding: readonly Promotion[]): (readonly Promotion[])[] => [
  combined(holding),
  ...holding
    .filter(({ isExclusive }) => isExclusive)
    .toSorted((a, b) => b.priority - a.priority || a.id - b.id)
    .map((promotion) => [promotion]),
];

/** The choice that saves the shopper most; the coupon is not spent on what they get without it. */
function bestOf(holding: readonly Promotion[], basket: BasketToPrice): Outcome {
  const without = holding.filter((promotion) => promotion !== basket.coupon);
  return [...choicesOf(without), ...choicesOf(holding)]
    .map((choice) => applyAll(choice, basket))
    .reduce((best, one) => (one.saved > best.saved ? one : best));
}

const hasCoupon = ({ applied }: Outcome): boolean => applied.some(({ isCoupon }) => isCoupon);

/** Why the coupon is not part of the best choice; null if it is, or if there is none. */
function couponRefusalOf(
  best: Outcome,
  holding: readonly Promotion[],
  basket: BasketToPrice,
): CouponRefusal | null {
  const { coupon } = basket;
  if (coupon === null || hasCoupon(best)) return null;
  const refusal = refusalOf(coupon.when, basket);
  if (refusal !== null) return refusal;
  const own = applyAll(coupon.isExclusive ? [coupon] : combined(holding), basket);
  return { kind: hasCoupon(own) ? 'better' : 'nothing' };
}

/**
 * Prices a basket: promotions of some lines, then of the whole basket, then the coupon, then the
 * freight. Exclusive ones count only alone, where that is cheaper for the shopper. Conditions are
 * judged by prices before discounts; insurance is never discounted. The order of the lines does not
 * matter.
 * @throws {RangeError} for amounts that are not safe non-negative integers
 */
export function priceBasket(given: BasketToPrice): PricedBasket {
  checkAmounts(given);
  // Shares depend on the order of the lines; the result must not.
  const lines = given.lines.toSorted((a, b) => a.variantId - b.variantId);
  const basket = { ...given, lines };
  const { promotions, coupon, vatRate } = basket;
  const holding = [...promotions, ...(coupon === null ? [] : [coupon])].filter(
    ({ when }) => refusalOf(when, basket) === null,
  );
  const best = bestOf(holding, basket);
  const { discounts, freight, applied } = best;
  const before = lines.map(({ price, insurance, count }) => (price + insurance) * count);
  const totals = before.map((amount, at) => amount - (discounts[at] ?? 0));
  const total = sumOf(totals) + freight;
  const vat = vatWithin(total, vatRate);
  const [freightVat = 0, ...vats] = share(vat, [freight, ...totals]);
  const priced = new Map(
    lines.map(({ variantId, count, price, insurance }, at) => {
      const shares = { discount: discounts[at] ?? 0, total: totals[at] ?? 0, vat: vats[at] ?? 0 };
      return [variantId, { variantId, count, price, insurance, ...shares }];
    }),
  );
  return {
    lines: given.lines.flatMap(({ variantId }) => priced.get(variantId) ?? []),
    linesTotal: sumOf(before),
    discount: sumOf(discounts),
    freight,
    total,
    vat,
    freightVat,
    applied,
    couponRefusal: couponRefusalOf(best, holding, basket),
  };
}
