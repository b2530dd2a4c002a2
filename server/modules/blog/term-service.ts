import { z } from 'zod';
import {
  type ListTagsAnswer,
  type ListTagsBody,
  type RemoveTermBody,
  type SaveAuthorBody,
  type SaveCategoryBody,
  type SaveTagBody,
  adminPostAuthor,
  adminPostCategory,
  adminPostTag,
  mostTerms,
} from '#lib/contract/admin-term.ts';
import { mostCounted, rowId } from '#lib/contract/content-values.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { pictureHash } from '#lib/text/picture.ts';
import { slugify } from '#lib/text/slug.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { conflict, errorCode, isNotUnique, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  type Term,
  type TermKind,
  type TermRow,
  addTermWords,
  countTags,
  countTerms,
  deleteTerm,
  holdTerm,
  readAuthors,
  readCategories,
  readTags,
  readTerm,
  textArray,
  writeTerm,
} from '#server/modules/blog/term-queries.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import { leadOn } from '#server/modules/redirect/lead-service.ts';
import { wordsOfText } from '#server/modules/search/text-service.ts';
import { announce } from '#server/outbox/announce.ts';
import { recordStaff } from '#server/staff-log.ts';

const kinds = {
  category: { name: 'Post-Category', page: paths.blogCategory, unknown: blogTexts.unknownCategory },
  author: { name: 'Post-Author', page: paths.blogAuthor, unknown: blogTexts.unknownAuthor },
  tag: { name: 'Post-Tag', page: paths.blogTag, unknown: blogTexts.unknownTag },
} as const satisfies Record<
  TermKind,
  { name: string; page: (slug: string) => string; unknown: string }
>;

/** PostgreSQL error code: foreign_key_violation. */
const isAstray = '23503';
const visible = /[\p{L}\p{N}]/u;
const tagPlace = z.tuple([z.string().max(300), rowId]);

interface Written extends TermRow {
  readonly id: number | undefined;
  readonly revision: number | undefined;
}

/** Categories, authors and tags of the magazine. Callers must have checked that staff ask. */
export function createTermService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const { db } = database;

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function listTags({ query, after, limit }: ListTagsBody): Promise<ListTagsAnswer> {
    const from = placeOf(tagPlace, after);
    const start = normalisePersian(query).trim();
    const [found, count] = await Promise.all([
      readTags(db, start, { after: from, limit: limit + 1 }),
      from === null ? countTags(db, start, mostCounted) : null,
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items,
      next: last ? cursorOf([last.title, last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  async function save(memberId: number | null, kind: TermKind, written: Written, joined?: Db) {
    const { name, page } = kinds[kind];
    const saving = database.transaction(async (tx) => {
      const before = await formerOf(tx, kind, written);
      const id = await writeTerm(tx, kind, before?.id, written);
      if (before && before.title !== written.title) {
        await addTermWords(tx, kind, id, wordsOfText(written.title));
      }
      const saved = await held(tx, kind, id);
      if (before && before.slug !== saved.slug) {
        await leadOn(tx, page(before.slug), page(saved.slug));
      }
      const subject = `${subjectOf(kind)} ${id}`;
      await recordStaff(tx, { memberId, action: `Save-${name}`, subject, before, after: saved });
      await spread(tx, [...(before ? [page(before.slug)] : []), page(saved.slug)]);
      return saved;
    }, joined);
    return saving.catch((error: unknown): never => {
      if (isNotUnique(error)) throw invalid({ slug: blogTexts.takenSlug });
      throw errorCode(error) === isAstray ? invalid({ image: blogTexts.unknownPicture }) : error;
    });
  }

  /**
   * @throws {ShopError} 404; 409 `STALE` with the term of now, and `IN_USE` for a category or author with posts;
   * posts lose a tag that is removed
   */
  async function remove(
    memberId: number,
    kind: TermKind,
    { id, revision }: RemoveTermBody,
    joined?: Db,
  ): Promise<{ id: number }> {
    const { name, page } = kinds[kind];
    const removing = database.transaction(async (tx) => {
      const before = await formerOf(tx, kind, { id, revision });
      if (before === null) throw unknown(kind);
      if (kind !== 'tag' && before.postCount > 0) throw conflict('IN_USE', blogTexts.inUse);
      await deleteTerm(tx, kind, id);
      const subject = `${subjectOf(kind)} ${id}`;
      await recordStaff(tx, { memberId, action: `Remove-${name}`, subject, before, after: null });
      await spread(tx, [page(before.slug)]);
      return { id };
    }, joined);
    return removing.catch((error: unknown): never => {
      // A post got it in this moment.
      throw errorCode(error) === isAstray ? conflict('IN_USE', blogTexts.inUse) : error;
    });
  }

  /** Every post shows its terms, and lists are about them. */
  async function spread(tx: Db, pages: readonly string[]): Promise<void> {
    const all = [...new Set([...pages, paths.blog])];
    await announce(tx, { tags: [tags.blog, tags.home, tags.sitemap], paths: all });
    afterCommit(tx, () => events.emit('outbox'));
  }

  return {
    listCategories: async () => ({ items: await readCategories(db) }),
    listAuthors: async () => ({ items: await readAuthors(db) }),
    listTags,
    /** @throws {ShopError} 404; 409 `STALE` with the category of now, `TOO_MANY`; 422 for a slug that is taken */
    saveCategory: async (memberId: number | null, body: SaveCategoryBody, joined?: Db) =>
      adminPostCategory.parse(
        await save(
          memberId,
          'category',
          { ...rowOf(body), values: [textOf(body.description), body.position] },
          joined,
        ),
      ),
    /** @throws {ShopError} like `saveCategory`; 422 for a picture that the shop does not have */
    saveAuthor: async (memberId: number | null, body: SaveAuthorBody, joined?: Db) =>
      adminPostAuthor.parse(await save(memberId, 'author', authorRow(body), joined)),
    /** @throws {ShopError} like `saveCategory` */
    saveTag: async (memberId: number | null, body: SaveTagBody, joined?: Db) =>
      adminPostTag.parse(
        await save(memberId, 'tag', { ...rowOf(body), values: [textOf(body.description)] }, joined),
      ),
    remove,
  };
}
export type TermService = ReturnType<typeof createTermService>;

const subjectOf = (kind: TermKind): string => `post ${kind}`;
const textOf = (written: string): string => normalisePersian(written).trim();
const invalid = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', blogTexts.invalid, { fields });
const unknown = (kind: TermKind) => new ShopError(404, 'TERM_NOT_FOUND', kinds[kind].unknown);

interface Named {
  id?: number | undefined;
  revision?: number | undefined;
  title: string;
  slug: string;
}

/** @throws {ShopError} 422 for a title or slug without letters */
function rowOf({ id, revision, title: written, slug: wanted }: Named) {
  const title = onOneLine(written);
  if (!visible.test(title)) throw invalid({ title: blogTexts.wordlessTitle });
  const slug = slugify(normalisePersian(wanted) || title);
  if (slug === '') throw invalid({ slug: blogTexts.wordlessTitle });
  return { id, revision, title, slug };
}

/** @throws {ShopError} 422 */
function authorRow(body: SaveAuthorBody): Written {
  const hash = body.image === '' ? null : pictureHash(body.image);
  if (hash === undefined) throw invalid({ image: blogTexts.unknownPicture });
  const links = [...new Set(body.links.map((link) => new URL(link).href))];
  const values = [textOf(body.role), textOf(body.about), hash, textArray(links)];
  return { ...rowOf(body), values };
}

/** The term to change, locked; null for a new one. @throws {ShopError} 404; 409 `STALE`, `TOO_MANY` */
async function formerOf(
  tx: Db,
  kind: TermKind,
  { id, revision }: { id: number | undefined; revision: number | undefined },
): Promise<Term | null> {
  if (id === undefined) {
    if (kind !== 'tag' && (await countTerms(tx, kind)) >= mostTerms) {
      throw conflict('TOO_MANY', blogTexts.tooManyTerms);
    }
    return null;
  }
  await holdTerm(tx, kind, id);
  const now = await held(tx, kind, id);
  if (now.revision === revision) return now;
  throw new ShopError(409, 'STALE', blogTexts.staleTerm, {
    fields: { version: String(now.revision) },
    now,
  });
}

/** @throws {ShopError} 404 */
async function held(tx: Db, kind: TermKind, id: number): Promise<Term> {
  const found = await readTerm(tx, kind, id);
  if (found === null) throw unknown(kind);
  return found;
}
