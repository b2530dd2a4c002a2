import type { SoldVariant } from '#server/modules/order/past-service.ts';
import { insuranceOf } from '../expansion/prices.ts';
import type { Chance } from '../expansion/random.ts';
import { indexBy } from './times.ts';

/** Some pieces of a variant, as they were bought. */
export interface Bought {
  readonly variant: SoldVariant;
  readonly count: number;
  /** Of one piece, in toman; `insurance` is 0 without one. */
  readonly price: number;
  readonly oldPrice: number | null;
  readonly insurance: number;
}

const cheap = 3_000_000;
/** More than few, even after some orders. */
const manyLeft = 20;

/** Its price at that time; null when it was not sold then. */
function priceAt({ prices }: SoldVariant, at: number): number | null {
  return prices.findLast(([from]) => from <= at)?.[1] ?? null;
}

/** The discount that is shown now has been there since the last change of the price. */
function oldPriceAt({ prices, oldPrice }: SoldVariant, at: number): number | null {
  const [since] = prices.at(-1) ?? [Infinity];
  return at >= since ? oldPrice : null;
}

/** A variant with how often it is bought, as a weight. */
export interface Liked {
  readonly variant: SoldVariant;
  readonly appeal: number;
}

/** Popular and cheap things are bought more often. */
export function likedOf(variants: readonly SoldVariant[]): Liked[] {
  return variants.flatMap((variant) => {
    const price = variant.prices.findLast(([, known]) => known !== null)?.[1];
    if (!price) return [];
    return [{ variant, appeal: variant.popularity ** 0.7 * (5_000_000 / price) ** 0.35 }];
  });
}

/** What can be paid at the door: cheap, and so many that an order that waits takes nothing from others. */
export const forTheDoor = (liked: readonly Liked[]): Liked[] =>
  liked.filter(({ variant: { stock, prices } }) => {
    const price = prices.at(-1)?.[1] ?? Infinity;
    return stock >= manyLeft && price <= cheap;
  });

function bought(variant: SoldVariant, price: number, at: number, chance: Chance): Bought {
  const insured = variant.hasInsurance && chance.hit(0.15) ? (insuranceOf(price) ?? 0) : 0;
  const pieces = price < cheap && chance.hit(0.18) ? chance.whole(2, 3) : 1;
  return {
    variant,
    count: Math.min(pieces, variant.maxPerOrder),
    price,
    oldPrice: oldPriceAt(variant, at),
    insurance: insured,
  };
}

/** What a basket held at that time: one to four products, each once. */
export function basketAt(liked: readonly Liked[], at: number, chance: Chance): readonly Bought[] {
  const sold = liked.flatMap(({ variant, appeal }) => {
    const price = priceAt(variant, at);
    return price === null ? [] : [{ variant, price, appeal }];
  });
  const weights = sold.map(({ appeal }) => appeal);
  const lines = new Map<number, Bought>();
  const wanted = [1, 1, 1, 1, 1, 2, 2, 2, 3, 4][chance.whole(0, 9)] ?? 1;
  for (let line = 0; line < wanted; line += 1) {
    const found = sold[indexBy(weights, chance)];
    if (found === undefined) continue;
    const { variant, price } = found;
    lines.set(variant.websiteCode, bought(variant, price, at, chance));
  }
  return [...lines.values()];
}
