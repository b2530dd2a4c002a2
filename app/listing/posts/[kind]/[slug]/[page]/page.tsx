import type { Metadata } from 'next';
import { PostsPage, postsPageMetadata } from '#components/blog/posts-page.tsx';
import { loadMagazine, loadPosts } from '#lib/blog/load.ts';

/** Further pages of the magazine's lists; `front/page-address.ts` rewrites to this route. */
export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ kind: 'tag', slug: '-', page: '2' }];

interface Props {
  params: Promise<{ kind: string; slug: string; page: string }>;
}

async function load({ params }: Props) {
  const address = await params;
  return address.kind === 'all' ? loadMagazine(address.page) : loadPosts(address);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return postsPageMetadata(await load(props));
}

export default async function Page(props: Props) {
  return <PostsPage loaded={await load(props)} />;
}
