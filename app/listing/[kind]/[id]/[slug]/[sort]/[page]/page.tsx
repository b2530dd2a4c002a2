import type { Metadata } from 'next';
import { ListingView } from '#components/listing/listing-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { isListKind } from '#lib/listing/address.ts';
import { loadList } from '#lib/listing/load.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

/** Static variants of lists: `?sort=` and `?page=` are rewritten to this route. */
export const ensureStatic = 'navigation';

export const generateStaticParams = () => [
  { kind: 'none', id: '0', slug: '0', sort: 'default', page: '1' },
];

interface Props {
  params: Promise<{ kind: string; id: string; slug: string; sort: string; page: string }>;
}

async function load({ params }: Props) {
  const { kind, id, slug, sort, page } = await params;
  if (!isListKind(kind)) return null;
  return loadList({ kind, id, slug }, parseListQuery(new URLSearchParams({ sort, page })));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  return loaded === null ? missingMetadata : listMetadata(loaded);
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  return loaded === null ? <MissingPage /> : <ListingView {...loaded} />;
}
