import type { GetFavouritesAnswer } from '#lib/contract/favourite.ts';
import { pageSize } from '#lib/contract/product.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  addFavourite,
  countFavourites,
  holdMember,
  readCodes,
  readFavourites,
  readForAdd,
  removeFavourite,
} from '#server/modules/favourite/queries.ts';
import { withCoupons } from '#server/modules/shown-coupon/service.ts';
import { favouriteTexts } from '#server/modules/favourite/texts.ts';

/** Maximum favourites of a member: every page of theirs loads the codes, and the list must stay manageable. */
export const mostFavourites = 500;

/**
 * Members' favourites.
 * @param most maximum per member
 */
export function createFavouriteService(database: Database, most = mostFavourites) {
  async function count(memberId: number): Promise<number> {
    const [found] = await database.run(countFavourites, [memberId]);
    return found?.count ?? 0;
  }

  /**
   * Adds a product to the favourites; an existing one keeps its place.
   * @returns null, or the message that says why not
   * @throws {ShopError} 404 for an unknown or removed product
   */
  function add(memberId: number, websiteCode: number, joined?: Db): Promise<string | null> {
    return database.transaction(async (tx) => {
      await holdMember(tx, memberId);
      const state = await readForAdd(tx, memberId, websiteCode);
      if (!state?.known) throw unknownProduct();
      if (state.isFavourite) return null;
      if (state.count >= most) return favouriteTexts.full(most);
      await addFavourite(tx, memberId, websiteCode);
      return null;
    }, joined);
  }

  /**
   * Removes a product from the favourites, if it is one. Also works for a product that was removed from the
   * shop.
   * @throws {ShopError} 404 for an unknown product
   */
  async function remove(memberId: number, websiteCode: number, joined?: Db): Promise<void> {
    const [found] = await database.run(removeFavourite, [memberId, websiteCode], joined);
    if (!found?.known) throw unknownProduct();
  }

  async function codes(memberId: number): Promise<number[]> {
    const [found] = await database.run(readCodes, [memberId]);
    return found?.codes ?? [];
  }

  /** @throws {ShopError} 404 for a page past the last */
  async function list(memberId: number, page: number): Promise<GetFavouritesAnswer> {
    const [found] = await database.run(readFavourites, [memberId, (page - 1) * pageSize]);
    const { total, items } = found ?? { total: 0, items: [] };
    const pageCount = Math.ceil(total / pageSize);
    if (page > Math.max(1, pageCount)) {
      throw new ShopError(404, 'PAGE_NOT_FOUND', favouriteTexts.pastLastPage);
    }
    return { items: await withCoupons(database, items), total, page, pageCount };
  }

  return { add, remove, count, codes, list };
}
export type FavouriteService = ReturnType<typeof createFavouriteService>;

const unknownProduct = () => new ShopError(404, 'PRODUCT_NOT_FOUND', favouriteTexts.unknownProduct);
