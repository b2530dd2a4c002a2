import { priceTexts } from '#components/price-list/texts.ts';
import type { LoadedPrices } from '#lib/price-list/load.ts';
import { formatDate } from '#lib/text/date.ts';

/** What the prices are of: «گوشی سامسونگ». */
export function pricedThings({ categoryId, prices: { brand, title } }: LoadedPrices): string {
  const goods = categoryId === 0 ? priceTexts.goods : title;
  return brand === null ? goods : `${goods} ${brand.title}`;
}

/** Heading of a price list, with the day of its prices. */
export const priceHeading = (loaded: LoadedPrices): string =>
  priceTexts.ofDay(pricedThings(loaded), formatDate(loaded.prices.readAt));
