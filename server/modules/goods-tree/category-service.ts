import { sql } from 'drizzle-orm';
import type {
  AdminCategory,
  CategoriesAnswer,
  MoveCategoryBody,
  RemoveOneBody,
  SaveCategoryBody,
} from '#lib/contract/goods-tree.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { conflict } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { refreshProducts } from '#server/modules/catalogue/stale-service.ts';
import {
  deleteCategory,
  holdTree,
  insertCategory,
  makeRoot,
  moveTo,
  readCategories,
  readCategory,
  readDepth,
  readPath,
  readUnknownAttributes,
  readUse,
  recountCategories,
  updateCategory,
  writeAttributeIds,
} from '#server/modules/goods-tree/category-queries.ts';
import { isPicture } from '#server/modules/goods-tree/shared-queries.ts';
import { invalid, namesOf, refuseStale, unknown } from '#server/modules/goods-tree/refusals.ts';
import { treeTexts } from '#server/modules/goods-tree/texts.ts';
import { syncCategorySearch } from '#server/modules/search/sync-service.ts';
import { announceAll } from '#server/outbox/announce.ts';
import { recorderOf } from '#server/modules/goods-tree/record.ts';

const record = recorderOf('category');

/** Levels below the whole shop. */
const deepest = 6;

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
}

/** The tree of categories. Callers must have checked who asks. */
export function createCategoryService({ database, events }: Needs) {
  const list = async (): Promise<CategoriesAnswer> => ({
    items: await readCategories(database.db),
  });

  /** @throws {ShopError} 404; 409 `STALE` with the category of now; 422 */
  async function save(staffId: number | null, body: SaveCategoryBody): Promise<AdminCategory> {
    return database.transaction(async (tx) => {
      await holdTree(tx);
      const before = body.id === undefined ? null : await find(tx, body.id);
      if (before) refuseStale(body.revision, before);
      const texts = await judge(tx, body);
      const id = before?.id ?? (await create(tx, body.parentId, texts));
      if (before) await updateCategory(tx, id, texts);
      await writeAttributeIds(tx, id, [...new Set(body.attributeIds)]);
      const now = await find(tx, id);
      await record(tx, staffId, 'Save-Category', { id, before, after: now });
      await spread(tx, [id, now.parentId]);
      if (before && isNamedAnew(before, now)) await refreshProducts(tx, inside(id));
      return now;
    });
  }

  /** Creates categories together, in their order. @returns their ids @throws {ShopError} 422 */
  async function createAll(
    staffId: number | null,
    bodies: readonly SaveCategoryBody[],
  ): Promise<number[]> {
    if (bodies.length === 0) return [];
    return database.transaction(async (tx) => {
      await holdTree(tx);
      const ids: number[] = [];
      /* oxlint-disable no-await-in-loop -- A transaction runs one statement at a time. */
      for (const body of bodies) {
        const id = await create(tx, body.parentId, await judge(tx, body));
        const { title, parentId } = body;
        await record(tx, staffId, 'Save-Category', {
          id,
          before: null,
          after: { title, parentId },
        });
        ids.push(id);
      }
      /* oxlint-enable no-await-in-loop */
      await spread(tx, [...ids, ...bodies.map(({ parentId }) => parentId)]);
      return ids;
    });
  }

  /** @throws {ShopError} 404; 409 `STALE`; 422 for a place below itself */
  async function move(
    staffId: number,
    { id, revision, parentId, place }: MoveCategoryBody,
  ): Promise<CategoriesAnswer> {
    await database.transaction(async (tx) => {
      await holdTree(tx);
      const before = await find(tx, id);
      refuseStale(revision, before);
      const path = await readPath(tx, parentId);
      if (path === null) throw invalid({ parentId: treeTexts.notThere });
      if (path.includes(id)) throw invalid({ parentId: treeTexts.insideItself });
      if (path.length + 1 + (await readDepth(tx, id)) > deepest) {
        throw invalid({ parentId: treeTexts.tooDeep });
      }
      const former = (await readPath(tx, id)) ?? [];
      await moveTo(tx, id, { id: parentId, path }, place);
      await record(tx, staffId, 'Move-Category', {
        id,
        before: { parentId: before.parentId, position: before.position },
        after: { parentId, place },
      });
      await spread(tx, [...former, ...path, parentId, id]);
      if (before.parentId !== parentId) {
        await refreshProducts(tx, inside(id));
        await recountCategories(tx, [...former, ...path]);
      }
    });
    return list();
  }

  /** @throws {ShopError} 404; 409 `STALE`, `CATEGORY_USED` */
  async function remove(
    staffId: number,
    { id, revision }: RemoveOneBody,
  ): Promise<CategoriesAnswer> {
    await database.transaction(async (tx) => {
      await holdTree(tx);
      const before = await find(tx, id);
      refuseStale(revision, before);
      const { hasChildren, hasProducts } = await readUse(tx, id);
      if (hasChildren) throw conflict('CATEGORY_USED', treeTexts.hasChildren);
      if (hasProducts) throw conflict('CATEGORY_USED', treeTexts.used);
      await spread(tx, [id, before.parentId]);
      await deleteCategory(tx, id);
      await syncCategorySearch(tx);
      await record(tx, staffId, 'Remove-Category', { id, before, after: null });
    });
    return list();
  }

  /**
   * Notifies the storefront of changed categories, of those right below them, which name one another, and of what names
   * categories everywhere.
   */
  async function spread(tx: Db, ids: readonly number[]): Promise<void> {
    await syncCategorySearch(tx);
    const changed = (await readCategories(tx)).filter(
      ({ id, parentId }) => ids.includes(id) || ids.includes(parentId),
    );
    await announceAll(
      tx,
      [...changed.map(({ id }) => tags.category(id)), tags.category(0), tags.home, tags.sitemap],
      [...changed.map(({ id, slug }) => paths.category(id, slug)), paths.home],
    );
    afterCommit(tx, () => events.emit('outbox'));
  }

  return { list, save, createAll, move, remove };
}
export type CategoryService = ReturnType<typeof createCategoryService>;

/** @throws {ShopError} 422 for an unknown parent, and one that is too deep */
async function create(tx: Db, parentId: number, texts: Awaited<ReturnType<typeof judge>>) {
  if (parentId === 0) await makeRoot(tx, treeTexts.wholeShop);
  const above = await readPath(tx, parentId);
  if (above === null) throw invalid({ parentId: treeTexts.notThere });
  if (above.length >= deepest) throw invalid({ parentId: treeTexts.tooDeep });
  return insertCategory(tx, parentId, above, texts);
}

async function find(tx: Db, id: number): Promise<AdminCategory> {
  const found = await readCategory(tx, id);
  if (found === null) throw unknown();
  return found;
}

const isNamedAnew = (before: AdminCategory, now: AdminCategory): boolean =>
  before.title !== now.title || before.slug !== now.slug;

/** Products of a category and below, as a condition on `product p`. */
const inside = (id: number) => sql`(
  p.category_id in (select c.id from category c where ${id}::int = any(c.path))
  or p.id in (select also.product_id from category_product also
    join category c on c.id = also.category_id where ${id}::int = any(c.path)))`;

async function judge(tx: Db, body: SaveCategoryBody) {
  const { title, slug } = namesOf(body);
  const { pictureHash } = body;
  if (pictureHash !== null && !(await isPicture(tx, pictureHash))) {
    throw invalid({ pictureHash: treeTexts.notThere });
  }
  const missing = await readUnknownAttributes(tx, body.attributeIds);
  if (missing.length > 0) throw invalid({ attributeIds: treeTexts.notThere });
  return {
    title,
    slug,
    seoText: cleanHtml(normalisePersian(body.seoText)),
    seoDescription: onOneLine(body.seoDescription),
    seoKeywords: onOneLine(body.seoKeywords),
    pictureHash,
  };
}
