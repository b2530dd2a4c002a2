import { sql } from 'drizzle-orm';
import type {
  AdminBrand,
  BrandsAnswer,
  RemoveOneBody,
  SaveBrandBody,
} from '#lib/contract/goods-tree.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { conflict } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { refreshProducts } from '#server/modules/catalogue/stale-service.ts';
import { namesOf, refuseStale, unknown } from '#server/modules/goods-tree/refusals.ts';
import {
  deleteBrand,
  holdBrand,
  isBrandUsed,
  readBrands,
  writeBrand,
} from '#server/modules/goods-tree/shared-queries.ts';
import { treeTexts } from '#server/modules/goods-tree/texts.ts';
import { announceAll } from '#server/outbox/announce.ts';
import { recorderOf } from '#server/modules/goods-tree/record.ts';

const record = recorderOf('brand');

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
}

/** Brands. Callers must have checked who asks. */
export function createBrandService({ database, events }: Needs) {
  const list = async (): Promise<BrandsAnswer> => ({ items: await readBrands(database.db) });

  /** @throws {ShopError} 404; 409 `STALE` with the brand of now; 422 */
  async function save(staffId: number | null, body: SaveBrandBody): Promise<AdminBrand> {
    return database.transaction(async (tx) => {
      const before = body.id === undefined ? null : await hold(tx, body.id);
      if (before) refuseStale(body.revision, before);
      const id = await writeBrand(tx, body.id, {
        ...namesOf(body),
        titleEn: onOneLine(body.titleEn),
        seoText: cleanHtml(normalisePersian(body.seoText)),
        seoDescription: onOneLine(body.seoDescription),
        position: body.position,
      });
      const now = await hold(tx, id);
      await record(tx, staffId, 'Save-Brand', { id, before, after: now });
      await announceAll(
        tx,
        [tags.brand(id), tags.home, tags.sitemap],
        [paths.brand(id, now.slug), paths.home],
      );
      const isNamedAnew =
        before?.title !== now.title || before.titleEn !== now.titleEn || before.slug !== now.slug;
      if (before && isNamedAnew) await refreshProducts(tx, sql`p.brand_id = ${id}`);
      afterCommit(tx, () => events.emit('outbox'));
      return now;
    });
  }

  /** @throws {ShopError} 404; 409 `STALE`, `BRAND_USED` */
  async function remove(staffId: number, { id, revision }: RemoveOneBody): Promise<BrandsAnswer> {
    await database.transaction(async (tx) => {
      const before = await hold(tx, id);
      refuseStale(revision, before);
      if (await isBrandUsed(tx, id)) throw conflict('BRAND_USED', treeTexts.used);
      await deleteBrand(tx, id);
      await record(tx, staffId, 'Remove-Brand', { id, before, after: null });
      await announceAll(tx, [tags.brand(id), tags.home, tags.sitemap], [paths.home]);
      afterCommit(tx, () => events.emit('outbox'));
    });
    return list();
  }

  return { list, save, remove };
}
export type BrandService = ReturnType<typeof createBrandService>;

async function hold(tx: Db, id: number): Promise<AdminBrand> {
  const found = await holdBrand(tx, id);
  if (found === null) throw unknown();
  return found;
}
