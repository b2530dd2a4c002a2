import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import type { Db } from '#server/db/database.ts';
import { tagsOfProducts } from '#server/modules/catalogue/spread-service.ts';
import type { PostPlace } from '#server/modules/blog/write-queries.ts';
import { announce, takeBack } from '#server/outbox/announce.ts';

interface Announced {
  id: number;
  before: PostPlace | undefined;
  after: PostPlace;
  publishedTime: Date | null;
}

/** A post's page, and the first page of each list that contains it. */
const pagesOf = (id: number, { slug, categorySlug, authorSlug, tagSlugs }: PostPlace): string[] => [
  paths.post(id, slug),
  paths.blogCategory(categorySlug),
  paths.blogAuthor(authorSlug),
  ...tagSlugs.map(paths.blogTag),
  paths.blog,
  paths.home,
];

/**
 * Notifies the storefront of the pages where the post was and is; for a future post, at its publication.
 * Replaces announcements scheduled before.
 */
export async function announcePost(tx: Db, { id, before, after, publishedTime }: Announced) {
  await takeBack(tx, tags.post(id));
  const products = [...(before?.products ?? []), ...after.products];
  const beside = await tagsOfProducts(tx, products);
  const stale = [...new Set([tags.blog, tags.post(id), tags.home, tags.sitemap, ...beside])];
  const isToCome = publishedTime !== null && !after.isShown;
  const shown = [before, after].flatMap((place) => (place?.isShown === true ? [place] : []));
  const own = shown.map(({ slug }) => paths.post(id, slug));
  const seen = new Set([...own, ...shown.flatMap((place) => pagesOf(id, place))]);
  // The post was not visible there, but its URL may redirect from now on.
  const unseen = before && !before.isShown ? [paths.post(id, before.slug)] : [];
  const unlisted = unseen.filter((path) => !seen.has(path));
  await announce(tx, { tags: stale, paths: [...seen, ...unlisted], unlisted });
  if (isToCome) await announce(tx, { tags: stale, paths: pagesOf(id, after) }, publishedTime);
}
