import type { Metadata } from 'next';
import { PostsAbout } from '#components/blog/posts-about.tsx';
import { CategoryLinks } from '#components/listing/category-links.tsx';
import { ListingView } from '#components/listing/listing-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { loadList } from '#lib/listing/load.ts';
import { firstPage } from '#lib/rules/list-query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';

export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ id: '0', slug: '0' }];

interface Props {
  params: Promise<{ id: string; slug: string }>;
}

const load = async ({ params }: Props) =>
  loadList({ kind: 'category', ...(await params) }, firstPage);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  return loaded === null ? missingMetadata : listMetadata(loaded);
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  if (loaded === null) return <MissingPage />;
  return (
    <>
      <ListingView {...loaded} />
      <CategoryLinks category={loaded.list.breadcrumb.at(-1)} />
      <PostsAbout subject="category" id={Number((await props.params).id)} />
    </>
  );
}
