import type { FreightMethod } from '#lib/rules/pricing/freight.ts';

/** A delivery method that is offered. */
export interface OfferedMethod extends FreightMethod {
  readonly kind: 'post' | 'courier' | 'pick-up';
  /** Working days until arrival. */
  readonly daysFrom: number;
  readonly daysTo: number;
}

/** How the shop ships, as stated on pages and in structured data. */
export interface ShippingTerms {
  /** Free for goods worth at least this, in toman; null: never. */
  readonly freeFrom: number | null;
  /** Toman for a light parcel by the cheapest method. */
  readonly price: number;
  readonly transitDays: [from: number, to: number];
  /** Days of goods whose receiver pays the carrier; null if none are sent so. */
  readonly freightDays: [from: number, to: number] | null;
}

const isEverywhere = ({ provinces, cities }: FreightMethod['rates'][number]): boolean =>
  provinces.length === 0 && cities.length === 0;

/** Methods whose terms are stated: those that serve the whole country, if any, because theirs hold for everyone. */
function statedMethods(posted: readonly OfferedMethod[]): readonly OfferedMethod[] {
  const everywhere = posted.filter(({ rates }) => rates.some(isEverywhere));
  return everywhere.length > 0 ? everywhere : posted;
}

/** The last rate of a method is the one for all places its others do not list. */
const baseOf = ({ rates }: OfferedMethod): number =>
  (rates.find(isEverywhere) ?? rates.at(-1))?.base ?? 0;

function daysOf(methods: readonly OfferedMethod[]): [from: number, to: number] {
  return [
    Math.min(...methods.map(({ daysFrom }) => daysFrom)),
    Math.max(...methods.map(({ daysTo }) => daysTo)),
  ];
}

/**
 * The shipping terms a shop with these delivery methods can state, from those that serve the whole country if
 * there are any; null if it ships nothing at its own price.
 */
export function shippingTermsOf(methods: readonly OfferedMethod[]): ShippingTerms | null {
  const posted = methods.filter((each) => each.kind !== 'pick-up' && !each.isPaidOnArrival);
  const stated = statedMethods(posted);
  if (stated.length === 0) return null;
  const limits = stated.flatMap(({ freeFrom }) => freeFrom ?? []);
  const freight = methods.filter(({ isPaidOnArrival }) => isPaidOnArrival);
  return {
    freeFrom: limits.length > 0 ? Math.min(...limits) : null,
    price: Math.min(...stated.map(baseOf)),
    transitDays: [daysOf(posted)[0], daysOf(stated)[1]],
    freightDays: freight.length > 0 ? daysOf(freight) : null,
  };
}

type Days = [from: number, to: number];

/** How the shop ships, as pages, structured data and price lists state it. */
export interface ShopShipping extends Omit<ShippingTerms, 'freightDays'> {
  handlingDays: Days;
  /** Goods of these categories, too large for the post: the receiver pays the carrier; free above `freeFrom`. */
  freight?: { categories: readonly number[]; transitDays: Days } | undefined;
}

/** How the shop ships one product. */
export interface ProductShipping extends Omit<ShopShipping, 'freight' | 'price'> {
  /** Toman; null if the receiver pays the carrier. */
  price: number | null;
}

/** @param categories ids of the product's category path */
export function shippingOfProduct(
  { freight, ...shipping }: ShopShipping,
  categories: readonly number[],
): ProductShipping {
  const isLarge = freight !== undefined && categories.some((id) => freight.categories.includes(id));
  return isLarge ? { ...shipping, price: null, transitDays: freight.transitDays } : shipping;
}

/** Toman for a light item of that worth; 0: it is shipped free; null: the receiver pays the carrier. */
export const shippingPrice = (
  { freeFrom, price }: Pick<ProductShipping, 'freeFrom' | 'price'>,
  worth: number,
): number | null => (freeFrom !== null && worth >= freeFrom ? 0 : price);
