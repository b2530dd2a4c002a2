import type { Metadata } from 'next';
import { PostsView } from '#components/blog/posts-view.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import { getMasterData } from '#lib/home/server.ts';
import { loadSidebar } from '#lib/blog/load.ts';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { postsMetadata } from '#lib/seo/blog-metadata.ts';

interface PostsPageProps {
  /** Null if there is no such list or page. */
  loaded: LoadedPosts | null;
}

async function shopName(): Promise<string> {
  const master = await getMasterData();
  return master.found ? master.data.shop.name : '';
}

export async function postsPageMetadata(loaded: LoadedPosts | null): Promise<Metadata> {
  return loaded === null ? missingMetadata : postsMetadata(loaded, await shopName());
}

/** A page of any list of posts. */
export async function PostsPage({ loaded }: PostsPageProps) {
  if (loaded === null) return <MissingPage />;
  const [shop, sidebar] = await Promise.all([shopName(), loadSidebar(null)]);
  return <PostsView loaded={loaded} shop={shop} sidebar={sidebar} />;
}
