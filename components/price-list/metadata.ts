import type { Metadata } from 'next';
import { pricedThings, priceHeading } from '#components/price-list/heading.ts';
import { priceTexts } from '#components/price-list/texts.ts';
import { leastOfBrand } from '#lib/contract/price-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { type LoadedPrices, pricesPath } from '#lib/price-list/load.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export function priceMetadata(loaded: LoadedPrices): Metadata {
  const { categoryId, prices } = loaded;
  const { page, brand, total } = prices;
  const heading = priceHeading(loaded);
  return pageMetadata({
    title: page === 1 ? heading : priceTexts.page(heading, page),
    description: listingTexts.pageDescription(priceTexts.description(pricedThings(loaded)), page),
    canonical: pricesPath(categoryId, prices, page),
    preview: prices.ogImage,
    // Too little for a page that is searched for.
    noIndex: brand !== null && total < leastOfBrand,
  });
}
