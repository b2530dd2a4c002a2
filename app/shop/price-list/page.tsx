import type { Metadata } from 'next';
import { priceMetadata } from '#components/price-list/metadata.ts';
import { PriceListView } from '#components/price-list/price-list-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { loadAllPrices } from '#lib/price-list/load.ts';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await loadAllPrices();
  return loaded === null ? missingMetadata : priceMetadata(loaded);
}

export default async function Page() {
  const loaded = await loadAllPrices();
  return loaded === null ? <MissingPage /> : <PriceListView {...loaded} />;
}
