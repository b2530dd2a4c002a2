import type { Metadata } from 'next';
import { ListingView } from '#components/listing/listing-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { loadList } from '#lib/listing/load.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

/** Static variants of landing pages: `?sort=` and `?page=` are rewritten to this route. */
export const ensureStatic = 'navigation';

export const generateStaticParams = () => [
  { id: '0', slug: '0', landing: '0', sort: 'default', page: '1' },
];

interface Props {
  params: Promise<{ id: string; slug: string; landing: string; sort: string; page: string }>;
}

async function load({ params }: Props) {
  const { sort, page, ...address } = await params;
  const query = parseListQuery(new URLSearchParams({ sort, page }));
  return loadList({ kind: 'category', ...address }, query);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  return loaded === null ? missingMetadata : listMetadata(loaded);
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  return loaded === null ? <MissingPage /> : <ListingView {...loaded} />;
}
