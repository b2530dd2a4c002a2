import { sql } from 'drizzle-orm';
import type { ListVariantsAnswer, ListVariantsBody } from '#lib/contract/goods-grid.ts';
import type { Database } from '#server/db/database.ts';
import { allOf, conditionsOf } from '#server/modules/goods/filter-queries.ts';
import { countOrEstimate, readExact, readPlaces } from '#server/modules/goods/list-queries.ts';
import { cursorOf, placeOf } from '#server/modules/goods/list-service.ts';
import { readVariantsOf } from '#server/modules/goods/many-queries.ts';

/** Variants as the rows of the grid: those of a product together, in the order of the products. */
export function createGridService({ db }: Pick<Database, 'db'>) {
  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({
    filter,
    sort,
    after,
    limit,
  }: ListVariantsBody): Promise<ListVariantsAnswer> {
    const from = placeOf(sort, after);
    const found = await conditionsOf(db, filter);
    // A product without variants has no row.
    const conditions = { ...found, ofVariant: [sql`true`, ...found.ofVariant] };
    const isFirst = from === null;
    const ofVariant = allOf(found.ofVariant);
    const [exact, places, total] = await Promise.all([
      isFirst ? readExact(db, conditions) : [],
      readPlaces(db, { conditions, sort, after: from, limit: limit + 1 }),
      isFirst
        ? countOrEstimate(
            db,
            sql`1 from variant v join product p on p.id = v.product_id
              where ${allOf(found.ofProduct)} and ${ofVariant}`,
          )
        : null,
    ]);
    const shown = places.slice(0, limit);
    const last = places.length > limit ? shown.at(-1) : undefined;
    const products = [...exact, ...shown.map(({ id }) => id)];
    const items = products.length === 0 ? [] : await readVariantsOf(db, products, ofVariant);
    return { items, next: last ? cursorOf(sort, last) : null, total };
  }

  return { list };
}
export type GridService = ReturnType<typeof createGridService>;
