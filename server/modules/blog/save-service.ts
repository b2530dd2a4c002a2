import type { z } from 'zod';
import type { AdminPost } from '#lib/contract/admin-post.ts';
import { mostPostProducts, type savePostBody } from '#lib/contract/blog.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { pictureHash } from '#lib/text/picture.ts';
import { slugify } from '#lib/text/slug.ts';
import { isAlt, lacksAlt } from '#server/content/alt-texts.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { holdRevision, recorded, savedPost } from '#server/modules/blog/held-post.ts';
import { announcePost } from '#server/modules/blog/post-announcement.ts';
import { postColumns } from '#server/modules/blog/post-columns.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import { readTerms, writePost, writeTags } from '#server/modules/blog/write-queries.ts';
import { recordStaff } from '#server/staff-log.ts';

type Body = z.output<typeof savePostBody>;

/** Writes posts. Callers must have checked that staff ask who may. */
export function createPostService(database: Database, events: ShopEvents) {
  /**
   * Creates or updates a post, as one of the staff, or null for someone at the command line. A changed slug needs no redirect entry: URLs identify posts by id.
   * @throws {ShopError} 404 for an unknown `id`; 409 `STALE` with the post of now, `IN_BIN`; 422 for an unknown
   * category, author or picture, a tag without letters, too many products, and a missing alt text
   */
  function save(by: number | null, body: Body, joined?: Db): Promise<AdminPost> {
    return database.transaction(async (tx) => {
      const held = await formerOf(tx, body);
      const { row, named, terms } = await judge(tx, body);
      const { id, isShown } = await writePost(tx, body.id, row);
      await writeTags(tx, id, named);
      const tagSlugs = named.map(({ slug }) => slug);
      const after = { ...terms, slug: row.slug, tagSlugs, isShown, products: row.products };
      await announcePost(tx, { id, before: held?.place, after, publishedTime: row.publishedTime });
      const saved = await savedPost(tx, id);
      await recordStaff(tx, {
        memberId: by,
        action: 'Save-Post',
        subject: `post ${id}`,
        before: held && recorded(held.post),
        after: recorded(saved),
      });
      afterCommit(tx, () => events.emit('outbox'));
      return saved;
    }, joined);
  }

  return { save };
}
export type PostService = ReturnType<typeof createPostService>;

/** The post to change, locked; null for a new one. @throws {ShopError} 404, 409 */
async function formerOf(tx: Db, { id, revision = 0 }: Body) {
  if (id === undefined) return null;
  const held = await holdRevision(tx, { id, revision });
  if (held.post.state === 'bin') throw new ShopError(409, 'IN_BIN', blogTexts.inBin);
  return held;
}

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
    ...(body.publishedTime !== null && altFaults(columns.bodyHtml, body.imageAlt)),
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

/** Alt texts that a published post lacks. */
const altFaults = (bodyHtml: string, imageAlt: string): Record<string, string> => ({
  ...(!isAlt(imageAlt) && { imageAlt: blogTexts.noAlt }),
  ...(lacksAlt(bodyHtml) && { bodyHtml: blogTexts.noAlt }),
});

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
