import type { Metadata } from 'next';
import { PostsPage, postsPageMetadata } from '#components/blog/posts-page.tsx';
import { loadPosts } from '#lib/blog/load.ts';

export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ slug: '-' }];

interface Props {
  params: Promise<{ slug: string }>;
}

const load = async ({ params }: Props) => loadPosts({ kind: 'author', slug: (await params).slug });

export async function generateMetadata(props: Props): Promise<Metadata> {
  return postsPageMetadata(await load(props));
}

export default async function Page(props: Props) {
  return <PostsPage loaded={await load(props)} />;
}
