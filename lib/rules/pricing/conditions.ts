import { worthOf } from '#lib/rules/pricing/freight.ts';
import type { Buyer, CouponRefusal, LineToPrice, When } from '#lib/rules/pricing/types.ts';

const isAny = (list: readonly unknown[] | undefined): boolean =>
  list === undefined || list.length === 0;

const isIn = <T>(list: readonly T[] | undefined, value: T | null): boolean =>
  isAny(list) || (value !== null && (list ?? []).includes(value));

/** Whether a promotion is for some lines only. */
export const isTargeted = ({ categories, brands, products }: When): boolean =>
  !isAny(categories) || !isAny(brands) || !isAny(products);

/** Whether a promotion is for a line. */
export function isFor({ categories, brands, products }: When, line: LineToPrice): boolean {
  return (
    isIn(products, line.websiteCode) &&
    isIn(brands, line.brand) &&
    (isAny(categories) || line.categories.some((category) => (categories ?? []).includes(category)))
  );
}

interface Facts {
  readonly lines: readonly LineToPrice[];
  readonly buyer: Buyer;
  readonly now: Date;
}

/** A time that cannot be read is never reached and always over. */
function refusalOfTime({ from, to }: When, now: Date): CouponRefusal | null {
  if (from !== undefined && !(now.getTime() >= Date.parse(from))) return { kind: 'early' };
  return to === undefined || now.getTime() < Date.parse(to) ? null : { kind: 'late' };
}

function refusalOfLines(when: When, lines: readonly LineToPrice[]): CouponRefusal | null {
  const meant = lines.filter((line) => isFor(when, line));
  if (meant.length === 0) return { kind: 'goods' };
  const missing = (when.subtotal ?? 0) - worthOf(meant);
  return missing > 0 ? { kind: 'subtotal', missing } : null;
}

function refusalOfBuyer(when: When, buyer: Buyer): CouponRefusal | null {
  if (when.firstOrder === true && !buyer.isFirstOrder) return { kind: 'firstOrder' };
  if (!isIn(when.provinces, buyer.province)) return { kind: 'province' };
  if (!isIn(when.methods, buyer.method)) return { kind: 'method' };
  return isIn(when.payments, buyer.payment) ? null : { kind: 'payment' };
}

/** Why a promotion does not apply; null if it does. */
export const refusalOf = (when: When, { lines, buyer, now }: Facts): CouponRefusal | null =>
  refusalOfTime(when, now) ?? refusalOfLines(when, lines) ?? refusalOfBuyer(when, buyer);
