import type { Metadata } from 'next';
import { ListingView } from '#components/listing/listing-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { offersAddress } from '#lib/listing/address.ts';
import { loadList } from '#lib/listing/load.ts';
import { firstPage } from '#lib/rules/list-query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

export const ensureStatic = 'navigation';

const load = () => loadList(offersAddress(null), firstPage);

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await load();
  return loaded === null ? missingMetadata : listMetadata(loaded);
}

export default async function OffersPage() {
  const loaded = await load();
  return loaded === null ? <MissingPage /> : <ListingView {...loaded} />;
}
