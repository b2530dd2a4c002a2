import type { Metadata } from 'next';
import { priceHeading } from '#components/price-list/heading.ts';
import { priceTexts } from '#components/price-list/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import type { LoadedPrices } from '#lib/price-list/load.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export function priceMetadata({ categoryId, prices }: LoadedPrices): Metadata {
  const { title, slug, page } = prices;
  const heading = priceHeading(categoryId, prices);
  return pageMetadata({
    title: page === 1 ? heading : priceTexts.page(heading, page),
    description: listingTexts.pageDescription(priceTexts.description(title), page),
    canonical: paths.priceList(categoryId, slug, page),
    preview: prices.ogImage,
  });
}
