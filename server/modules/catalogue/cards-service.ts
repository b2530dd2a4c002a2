import type { ProductCard } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import { withCoupons } from '#server/modules/shown-coupon/service.ts';
import { readCards } from '#server/modules/catalogue/list-queries.ts';

/** The cards of the products that exist, in the given order, with their prices by public codes. */
export async function getCards(
  database: Database,
  codes: readonly number[],
): Promise<{ items: ProductCard[] }> {
  const [found] = await database.run(readCards, [[...new Set(codes)]]);
  return { items: found ? await withCoupons(database, found.items, found) : [] };
}
