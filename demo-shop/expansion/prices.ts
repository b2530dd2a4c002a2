import type { Chance } from './random.ts';

/** Rounds to ten thousand toman, and low prices to a thousand, as shops do. */
export function roundPrice(toman: number): number {
  const step = toman >= 3_000_000 ? 10_000 : 1_000;
  return Math.max(step, Math.round(toman / step) * step);
}

/** The price before a discount of `percent`, rounded up so that it stays higher. */
export function priceBefore(price: number, percent: number): number {
  const before = roundPrice(price / (1 - percent / 100));
  return before > price ? before : price + 10_000;
}

/**
 * Insurance for a year costs about 2.5% of the price; null for cheap products, which are not
 * insured.
 */
export function insuranceOf(price: number): number | null {
  return price >= 8_000_000 ? roundPrice(price * 0.025) : null;
}

/** Stock of a variant; `scarce` ones have only a few pieces. */
export function stockOf(chance: Chance, scarce: boolean): number {
  if (scarce) return chance.whole(1, 3);
  return chance.hit(0.7) ? chance.whole(6, 40) : chance.whole(41, 160);
}
