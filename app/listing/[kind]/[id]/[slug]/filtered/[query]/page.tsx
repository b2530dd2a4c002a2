import type { Metadata } from 'next';
import { connection } from 'next/server';
import { cache } from 'react';
import { MissingPage, missingMetadata } from '#components/layout/missing-page.tsx';
import { ListingView } from '#components/listing/listing-view.tsx';
import { isListKind, loadList } from '#lib/listing/load.ts';
import { parseListQuery } from '#lib/listing/query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

/**
 * Lists narrowed by filters or a searched text, rendered per request. The middleware hands the query
 * over as a part of the path, so that the metadata stands in the head (contract §1).
 */
export const instant = false;

interface Props {
  params: Promise<{ kind: string; id: string; slug: string; query: string }>;
}

/** Asked for by the page and by its metadata, read once. */
const read = cache(async (kind: string, id: string, slug: string, query: string) => {
  if (!isListKind(kind)) return null;
  return loadList(
    { kind, id, slug },
    parseListQuery(new URLSearchParams(decodeURIComponent(query))),
  );
});

async function load({ params }: Props) {
  const { kind, id, slug, query } = await params;
  return read(kind, id, slug, query);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  return loaded === null ? missingMetadata : listMetadata(loaded);
}

export default async function Page(props: Props) {
  await connection();
  const loaded = await load(props);
  return loaded === null ? <MissingPage /> : <ListingView {...loaded} />;
}
