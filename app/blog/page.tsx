import type { Metadata } from 'next';
import { PostsPage, postsPageMetadata } from '#components/blog/posts-page.tsx';
import { loadMagazine } from '#lib/blog/load.ts';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return postsPageMetadata(await loadMagazine());
}

export default async function Page() {
  return <PostsPage loaded={await loadMagazine()} />;
}
