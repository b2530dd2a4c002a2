import { PostView } from '#components/blog/post-view.tsx';
import { ShownPage } from '#components/content/shown-page.tsx';
import { ShownHome } from '#components/home/shown-home.tsx';
import { ShownProduct } from '#components/product/product-page.tsx';
import { loadSidebar } from '#lib/blog/load.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import type { DraftPage } from '#lib/contract/draft.ts';
import type { HomeBlock } from '#lib/contract/home.ts';
import { getHome, getMasterData } from '#lib/home/server.ts';

/** The real page of what is being written. */
export function DraftView({ draft }: { draft: DraftPage }) {
  switch (draft.kind) {
    case 'product':
      return <ShownProduct product={draft.product} asked={null} />;
    case 'post':
      return <ShownPost post={draft.post} />;
    case 'page':
      return <ShownPage page={draft.page} />;
    case 'home':
      return <WholeHome blocks={draft.home?.blocks} />;
  }
}

/** @param blocks undefined: as they are published */
async function WholeHome({ blocks }: { blocks: readonly HomeBlock[] | undefined }) {
  const [master, home] = await Promise.all([getMasterData(), blocks ? null : getHome()]);
  const shown = blocks ?? (home?.found ? home.data.blocks : []);
  return master.found ? <ShownHome blocks={shown} master={master.data} /> : null;
}

async function ShownPost({ post }: { post: BlogDetailAnswer }) {
  // Beside a post that is not published yet there is no sidebar of its own.
  const [master, sidebar] = await Promise.all([getMasterData(), loadSidebar(null)]);
  const shown = master.found ? master.data : { titleOtherMag: '', shop: { name: '' } };
  return <PostView post={post} sidebar={sidebar} master={shown} />;
}
