import type { AdminProduct, SaveProductBody } from '#lib/contract/goods-product.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { ShopEvents } from '#server/events.ts';
import { notifyWaiting } from '#server/modules/back-in-stock/service.ts';
import { spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import { addToBatch } from '#server/modules/goods/batch-queries.ts';
import { permissionsOfSave } from '#server/modules/goods/field-permissions.ts';
import { differing, keepChanges, valuesOf } from '#server/modules/goods/history-service.ts';
import { holdProducts, readProduct } from '#server/modules/goods/product-queries.ts';
import { unknownProduct } from '#server/modules/goods/refusals.ts';
import { backAgain } from '#server/modules/goods/variant-list.ts';
import { type WrittenProduct, hold, writeProduct } from '#server/modules/goods/write-product.ts';
import { recordStaff } from '#server/staff-log.ts';

export interface GoodsNeeds {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  /** Base of links in messages, without a trailing slash. */
  readonly siteUrl: string;
}

/** Products as staff see and change them. Callers must have checked who asks. */
export function createProductService({ database, events, siteUrl }: GoodsNeeds) {
  /** @throws {ShopError} 404 */
  async function get(websiteCode: number): Promise<AdminProduct> {
    const found = await readProduct(database.db, websiteCode);
    if (found === null) throw unknownProduct();
    return found;
  }

  /**
   * Creates a product, a draft unless the body says otherwise, or changes the fields that the body names.
   * @throws {ShopError} 404; 409 `STALE` with the product of now, `IN_BIN`, `STOCK_HELD`, `VARIANT_HELD`; 422
   */
  async function save(staffId: number, body: SaveProductBody, joined?: Db): Promise<AdminProduct> {
    return database.transaction(async (tx) => {
      const written = await writeProduct(tx, staffId, body);
      await keep(tx, staffId, written);
      await spread(tx, [written]);
      return hold(tx, written.now.websiteCode);
    }, joined);
  }

  /** Shows written products in the shop. @param requestsPages no for many */
  async function spread(
    tx: Db,
    all: readonly WrittenProduct[],
    requestsPages = true,
  ): Promise<void> {
    const seen = all.filter(({ isSeen }) => isSeen);
    const shown = seen.flatMap(({ before }) => (before === null ? [] : [before.look]));
    await spreadProducts(
      tx,
      [...new Set(seen.flatMap(({ now, versions }) => [now.websiteCode, ...versions]))],
      {
        before: {
          tags: shown.flatMap(({ tags }) => tags),
          paths: shown.flatMap(({ paths }) => paths),
        },
        changesSitemap: seen.some(({ isMoved }) => isMoved),
        requestsPages,
      },
    );
    for (const { before, now } of seen) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      if (before !== null) await tellWaiting(tx, before.product, now);
    }
    afterCommit(tx, () => events.emit('outbox'));
  }

  async function tellWaiting(tx: Db, before: AdminProduct, now: AdminProduct): Promise<void> {
    if (now.state !== 'published') return;
    const seen = before.state === 'published' ? before.variants : [];
    for (const variantId of backAgain(seen, now.variants)) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await notifyWaiting(tx, { websiteCode: now.websiteCode, variantId }, siteUrl);
    }
  }

  return {
    get,
    save,
    permissionsOfSave,
    /** For many at once, which the caller holds, writes, keeps and shows. */
    many: {
      hold: holdProducts,
      read: readProduct,
      write: writeProduct,
      spread: (tx: Db, all: readonly WrittenProduct[]) => spread(tx, all, false),
      /** Keeps changes together. @returns the batch; null when there is still none */
      keep: (
        tx: Db,
        batchId: number | null,
        staffId: number | null,
        all: readonly WrittenProduct[],
      ) =>
        addToBatch(
          tx,
          batchId,
          { kind: 'edit', staffId },
          all.flatMap(({ changes }) => changes),
        ),
    },
  };
}
export type ProductService = ReturnType<typeof createProductService>;

const idsOf = ({ variants }: AdminProduct) => variants.map(({ id }) => id);

async function keep(
  tx: Db,
  staffId: number,
  { before, now, changes }: WrittenProduct,
): Promise<void> {
  const record = {
    memberId: staffId,
    action: 'Save-Product',
    subject: `product ${now.websiteCode}`,
  } as const;
  if (before === null) {
    const after = { nameFa: now.nameFa, state: now.state, variants: now.variants.length };
    await recordStaff(tx, { ...record, before: null, after });
    return;
  }
  await keepChanges(tx, { kind: 'edit', staffId }, changes);
  const variants = differing(
    { productId: now.websiteCode, variantId: null },
    ['variants'],
    { variants: idsOf(before.product) },
    { variants: idsOf(now) },
  );
  await recordStaff(tx, {
    ...record,
    before: valuesOf([...changes, ...variants], 'before'),
    after: valuesOf([...changes, ...variants], 'after'),
  });
}
