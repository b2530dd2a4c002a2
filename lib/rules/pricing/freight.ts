import { normalisePersian } from '#lib/text/persian.ts';

/** Price of a delivery to some places. An empty list of places means all. */
export interface FreightRate {
  readonly provinces: readonly string[];
  readonly cities: readonly string[];
  /** Toman, up to `grams`. */
  readonly base: number;
  readonly grams: number;
  /** Toman for each kilogram begun above `grams`. */
  readonly perKilo: number;
}

export interface FreightMethod {
  /** The first that matches the place applies. */
  readonly rates: readonly FreightRate[];
  /** Whether the receiver pays the carrier. */
  readonly isPaidOnArrival: boolean;
  /** Free for goods worth at least this, in toman; null: never. */
  readonly freeFrom: number | null;
}

export interface Parcel {
  readonly province: string;
  readonly city: string;
  readonly grams: number;
  /** Price times count of all lines, before discounts, without insurance; by `worthOf`. */
  readonly worth: number;
}

/** Names of towns are free text: compared without spaces and joiners. */
export const foldPlace = (name: string): string =>
  normalisePersian(name).replaceAll(/[\s\u200c\u200d]/g, '');

const isIn = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.some((one) => foldPlace(one) === foldPlace(name));

const isFor = ({ provinces, cities }: FreightRate, { province, city }: Parcel): boolean =>
  isIn(provinces, province) && isIn(cities, city);

/** Worth of lines in toman, by which freight becomes free. Discounts and coupons do not lower it. */
export const worthOf = (lines: readonly { price: number; count: number }[]): number =>
  lines.reduce((worth, { price, count }) => worth + price * count, 0);

/** What is missing until the freight becomes free, in toman; null where it never does. */
export function missingForFree(
  { freeFrom, isPaidOnArrival }: FreightMethod,
  worth: number,
): number | null {
  return freeFrom === null || isPaidOnArrival ? null : Math.max(0, freeFrom - worth);
}

/**
 * Price of a delivery in toman, as charged by the shop: 0 if it is free or paid on arrival. Null if
 * the method does not serve the place.
 */
export function freightOf(method: FreightMethod, parcel: Parcel): number | null {
  const rate = method.rates.find((one) => isFor(one, parcel));
  if (rate === undefined) return null;
  if (method.isPaidOnArrival || missingForFree(method, parcel.worth) === 0) return 0;
  const kilos = Math.ceil(Math.max(0, parcel.grams - rate.grams) / 1_000);
  return rate.base + kilos * rate.perKilo;
}
