import type { Metadata } from 'next';
import { ListingView } from '#components/listing/listing-view.tsx';
import { loadList, wholeShop } from '#lib/listing/load.ts';
import { firstPage } from '#lib/listing/query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return listMetadata(await loadList(wholeShop, firstPage));
}

export default async function ShopPage() {
  return <ListingView {...await loadList(wholeShop, firstPage)} />;
}
