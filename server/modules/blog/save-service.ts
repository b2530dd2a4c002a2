import type { z } from 'zod';
import { mostPostProducts, type savedPostAnswer, type savePostBody } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { pictureHash } from '#lib/text/picture.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { postColumns } from '#server/modules/blog/post-columns.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import {
  holdPost,
  type PostPlace,
  readTerms,
  writePost,
  writeTags,
} from '#server/modules/blog/write-queries.ts';
import { announce, takeBack } from '#server/outbox/announce.ts';
import { recordStaff } from '#server/staff-log.ts';

type Body = z.output<typeof savePostBody>;
type Saved = z.output<typeof savedPostAnswer>;

/** Writes posts. Callers must have checked that staff ask who may. */
export function createPostService(database: Database, events: ShopEvents) {
  /**
   * Creates or updates a post, as one of the staff. A changed slug needs no redirect entry: URLs identify posts by id.
   * @throws {ShopError} 404 for an unknown `id`; 422 for an unknown category, author or picture, a tag
   * without letters, and too many products
   */
  function save(by: number, body: Body, joined?: Db): Promise<Saved> {
    return database.transaction(async (tx) => {
      const before = body.id === undefined ? undefined : await holdPost(tx, body.id);
      if (body.id !== undefined && !before) {
        throw new ShopError(404, 'POST_NOT_FOUND', blogTexts.unknownPost);
      }
      const { row, named, terms } = await judge(tx, body);
      const { id, isShown } = await writePost(tx, body.id, row);
      await writeTags(tx, id, named);
      const tagSlugs = named.map(({ slug }) => slug);
      const after = { ...terms, slug: row.slug, tagSlugs, isShown };
      await announcePost(tx, { id, before, after, publishedTime: row.publishedTime });
      await recordStaff(tx, {
        memberId: by,
        action: 'Save-Post',
        subject: `post ${id}`,
        before: before ? { ...before } : null,
        after,
      });
      afterCommit(tx, () => events.emit('outbox'));
      return { id, slug: row.slug };
    }, joined);
  }

  return { save };
}
export type PostService = ReturnType<typeof createPostService>;

/**
 * Computes the row of a post.
 * @throws {ShopError} 422
 */
export async function judge(tx: Db, body: Body) {
  const hash = pictureHash(body.image) ?? '';
  const { category, author, hasPicture } = await readTerms(tx, {
    category: normalisePersian(body.categorySlug),
    author: normalisePersian(body.authorSlug),
    pictureHash: hash,
  });
  const named = tagsOf(body.tags);
  const found = [category, author, ...named].filter((term) => term !== null);
  const columns = postColumns({
    ...body,
    title: onOneLine(body.title),
    summary: onOneLine(body.summary),
    terms: found.map(({ title }) => title),
  });
  const fields = {
    ...faultsOf(columns, named),
    ...(!hasPicture && { image: blogTexts.unknownPicture }),
    ...(!category && { categorySlug: blogTexts.unknownTerm }),
    ...(!author && { authorSlug: blogTexts.unknownTerm }),
  };
  if (!category || !author || Object.keys(fields).length > 0) {
    throw new ShopError(422, 'INVALID', blogTexts.invalid, { fields });
  }
  const row = {
    ...columns,
    categoryId: category.id,
    authorId: author.id,
    pictureHash: hash,
    imageAlt: normalisePersian(body.imageAlt),
    seoKeyword: normalisePersian(body.seoKeyword),
    seoDescription: normalisePersian(body.seoDescription),
    publishedTime: body.publishedTime === null ? null : new Date(body.publishedTime),
  };
  const terms = { categorySlug: category.slug, authorSlug: author.slug };
  return { row, named, terms };
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const visible = /[\p{L}\p{N}]/u;

/** Validation errors by field. */
function faultsOf(
  { title, summary, products }: ReturnType<typeof postColumns>,
  named: readonly Tag[],
): Record<string, string> {
  return {
    ...(!visible.test(title) && { title: blogTexts.missing }),
    ...(summary === '' && { summary: blogTexts.missing }),
    ...(named.some(({ slug }) => slug === '') && { tags: blogTexts.wordlessTag }),
    ...(products.length > mostPostProducts && { bodyHtml: blogTexts.tooManyProducts }),
  };
}

interface Tag {
  readonly title: string;
  readonly slug: string;
}

/** The tags without duplicates, whether named by title or slug. */
function tagsOf(written: readonly string[]): Tag[] {
  const bySlug = new Map<string, string>();
  for (const each of written) {
    const title = normalisePersian(each).trim();
    const slug = slugify(title);
    if (!bySlug.has(slug)) bySlug.set(slug, title);
  }
  return Array.from(bySlug, ([slug, title]) => ({ title, slug }));
}

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
async function announcePost(tx: Db, { id, before, after, publishedTime }: Announced) {
  await takeBack(tx, tags.post(id));
  const stale = [tags.blog, tags.post(id), tags.home, tags.sitemap];
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
