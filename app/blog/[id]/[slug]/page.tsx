import type { Metadata } from 'next';
import { PostView } from '#components/blog/post-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { loadPost, loadSidebar } from '#lib/blog/load.ts';
import { getMasterData } from '#lib/home/server.ts';
import { postMetadata } from '#lib/seo/blog-metadata.ts';

export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ id: '0', slug: '0' }];

interface Props {
  params: Promise<{ id: string; slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await loadPost(await params);
  return post === null ? missingMetadata : postMetadata(post);
}

export default async function Page({ params }: Props) {
  const [post, master] = await Promise.all([loadPost(await params), getMasterData()]);
  if (post === null || !master.found) return <MissingPage />;
  return <PostView post={post} sidebar={await loadSidebar(post.id)} master={master.data} />;
}
