import { PostView } from '#components/blog/post-view.tsx';
import { ShownPage } from '#components/content/shown-page.tsx';
import { ShownProduct } from '#components/product/product-page.tsx';
import { loadSidebar } from '#lib/blog/load.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import type { DraftPage } from '#lib/contract/draft.ts';
import { getMasterData } from '#lib/home/server.ts';

/** The real page of what is being written. */
export function DraftView({ draft }: { draft: DraftPage }) {
  if (draft.kind === 'product') return <ShownProduct product={draft.product} asked={null} />;
  return draft.kind === 'post' ? <ShownPost post={draft.post} /> : <ShownPage page={draft.page} />;
}

async function ShownPost({ post }: { post: BlogDetailAnswer }) {
  // Beside a post that is not published yet there is no sidebar of its own.
  const [master, sidebar] = await Promise.all([getMasterData(), loadSidebar(null)]);
  const shown = master.found ? master.data : { titleOtherMag: '', shop: { name: '' } };
  return <PostView post={post} sidebar={sidebar} master={shown} />;
}
