import type { AdminProduct } from '#lib/contract/goods-product.ts';
import type { Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { affectedBy, spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import { putIn, removeBinned, takeOut } from '#server/modules/goods/bin-queries.ts';
import { holdProducts } from '#server/modules/goods/product-queries.ts';
import type { GoodsNeeds, ProductService } from '#server/modules/goods/product-service.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

interface Needs extends GoodsNeeds {
  readonly products: ProductService;
}

/** The bin of products, and their copies. Callers must have checked who asks. */
export function createBinService({ database, events, products }: Needs) {
  /** Puts products into the bin. @returns those that were not in it */
  const remove = (
    staffId: number | null,
    codes: readonly number[],
    joined?: Db,
  ): Promise<number[]> => move({ staffId, codes, action: 'Remove-Products', write: putIn }, joined);

  /** Takes products out of the bin again. @returns those that were in it */
  const restore = (staffId: number, codes: readonly number[], joined?: Db): Promise<number[]> =>
    move({ staffId, codes, action: 'Restore-Products', write: takeOut }, joined);

  interface Move {
    readonly staffId: number | null;
    readonly codes: readonly number[];
    readonly action: StaffAction;
    readonly write: typeof putIn;
  }

  function move({ staffId, codes, action, write }: Move, joined?: Db): Promise<number[]> {
    return database.transaction(async (tx) => {
      const there = await holdProducts(tx, codes);
      if (there.length === 0) return [];
      const moved = await write(tx, there);
      const shown = moved.filter(({ wasShown }) => wasShown).map(({ id }) => id);
      if (shown.length > 0) {
        const { look } = await affectedBy(tx, shown);
        await spreadProducts(tx, shown, { before: look, changesSitemap: true });
      }
      const ids = moved.map(({ id }) => id).toSorted((a, b) => a - b);
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
        await recordStaff(tx, {
          memberId: staffId,
          action,
          subject: `product ${id}`,
          before: null,
          after: null,
        });
      }
      afterCommit(tx, () => events.emit('outbox'));
      return ids;
    }, joined);
  }

  /** A draft like the product, without its codes and its stock. @throws {ShopError} 404 */
  async function duplicate(staffId: number, websiteCode: number): Promise<AdminProduct> {
    const {
      websiteCode: _code,
      revision: _revision,
      binnedAt: _binned,
      createdAt: _created,
      updatedAt: _updated,
      variants,
      ...fields
    } = await products.get(websiteCode);
    return products.save(staffId, {
      ...fields,
      nameFa: goodsTexts.copyOf(fields.nameFa).slice(0, 200),
      slug: '',
      sku: null,
      gtin: null,
      successorId: null,
      versionIds: [],
      state: 'draft',
      variants: variants.map(
        ({ id: _id, revision: _of, held: _held, timed: _timed, ...variant }) => ({
          ...variant,
          sku: null,
          gtin: null,
          shelf: '',
          stock: 0,
        }),
      ),
    });
  }

  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeBinned, []);
    return gone?.count ?? 0;
  }

  return { remove, restore, duplicate, removeSomeOld };
}
export type BinService = ReturnType<typeof createBinService>;
