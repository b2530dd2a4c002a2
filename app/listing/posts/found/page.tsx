import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PostsPage, postsPageMetadata } from '#components/blog/posts-page.tsx';
import { foundPosts } from '#lib/blog/found-posts.ts';

/**
 * Search results of the magazine, rendered per request. `front/steps/lists.ts` has fetched them.
 */
export const instant = false;

async function load() {
  await connection();
  return foundPosts.get() ?? null;
}

export async function generateMetadata(): Promise<Metadata> {
  return postsPageMetadata(await load());
}

export default async function Page() {
  return <PostsPage loaded={await load()} />;
}
