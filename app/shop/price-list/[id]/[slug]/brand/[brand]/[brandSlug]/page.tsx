import type { Metadata } from 'next';
import { priceMetadata } from '#components/price-list/metadata.ts';
import { PriceListView } from '#components/price-list/price-list-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { loadPrices } from '#lib/price-list/load.ts';

export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ id: '0', slug: '0', brand: '0', brandSlug: '0' }];

interface Props {
  params: Promise<{ id: string; slug: string; brand: string; brandSlug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadPrices(await params);
  return loaded === null ? missingMetadata : priceMetadata(loaded);
}

export default async function Page({ params }: Props) {
  const loaded = await loadPrices(await params);
  return loaded === null ? <MissingPage /> : <PriceListView {...loaded} />;
}
