import type { Metadata } from 'next';
import { PostsPage, postsPageMetadata } from '#components/blog/posts-page.tsx';
import { loadMagazine, loadPosts } from '#lib/blog/load.ts';

/** Further pages of the magazine's lists; `front/page-address.ts` leads here. */
export const ensureStatic = 'navigation';

/** One entry that answers 404, so that the shop builds without its data; the rest is made on demand. */
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
