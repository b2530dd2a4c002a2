import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ListingView } from '#components/listing/listing-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { narrowedList } from '#lib/listing/narrowed-request.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

/**
 * Lists with filters or a search text, rendered per request. `front/steps/lists.ts` has fetched the
 * list.
 */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const loaded = narrowedList.get();
  return loaded === undefined ? missingMetadata : listMetadata(loaded);
}

export default async function Page() {
  await connection();
  const loaded = narrowedList.get();
  return loaded === undefined ? <MissingPage /> : <ListingView {...loaded} />;
}
