import type { Metadata } from 'next';
import { PostsPage, postsPageMetadata } from '#components/blog/posts-page.tsx';
import { loadPosts } from '#lib/blog/load.ts';

export const ensureStatic = 'navigation';

/** One entry that answers 404, so that the shop builds without its data; the rest is made on demand. */
export const generateStaticParams = () => [{ slug: '-' }];

interface Props {
  params: Promise<{ slug: string }>;
}

const load = async ({ params }: Props) =>
  loadPosts({ kind: 'category', slug: (await params).slug });

export async function generateMetadata(props: Props): Promise<Metadata> {
  return postsPageMetadata(await load(props));
}

export default async function Page(props: Props) {
  return <PostsPage loaded={await load(props)} />;
}
