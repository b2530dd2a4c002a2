import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilitySql } from '#server/db/availability.ts';
import { type Db, rows } from '#server/db/database.ts';
import { writeCards } from '#server/modules/catalogue/card-sync.ts';
import { lineOf } from '#server/modules/catalogue/facet-line.ts';
import {
  type Scope,
  allProducts,
  onlyProducts,
  productsFrom,
} from '#server/modules/catalogue/scope.ts';
import {
  clearSearch,
  syncCategorySearch,
  syncProductSearch,
} from '#server/modules/search/sync-service.ts';

/** Products per batch when all are written. */
const partSize = 25_000;
const largestId = 2_147_483_647;

/**
 * Rewrites what lists, cards and search read of products: `listing_entry`, `product_card`, `search_entry` and
 * the product counts of categories and brands. Call it in the transaction that changed products, their
 * variants, pictures or categories; with 'all' after filling or importing. Removed products and products
 * without a variant are taken out of the lists.
 */
export async function syncListings(tx: Db, products: readonly number[] | 'all'): Promise<void> {
  if (products === 'all') {
    await syncAll(tx);
    return;
  }
  if (products.length === 0) return;
  const scope = onlyProducts(products);
  const models = await holdModels(tx, products);
  const before = await placesOf(tx, scope, models);
  await dropEntries(tx, scope);
  await writeEntries(tx, scope);
  await foldModels(tx, sql`model_id = any(${sql.param(models)}::int[])`);
  await writeCards(tx, scope);
  await syncProductSearch(tx, scope);
  await recountMoved(tx, before, await placesOf(tx, scope, models));
}

async function syncAll(tx: Db): Promise<void> {
  // Rows inserted in this transaction have no statistics yet, and plans without statistics take minutes.
  await tx.execute(sql`
    analyze category, brand, product, variant, product_picture, attribute, product_attribute`);
  await tx.execute(sql`delete from listing_entry`);
  await tx.execute(sql`delete from product_card`);
  await clearSearch(tx);
  for (const part of await partsOf(tx)) {
    // One connection runs one statement at a time.
    // oxlint-disable-next-line no-await-in-loop
    await writeEntries(tx, part);
    // oxlint-disable-next-line no-await-in-loop
    await writeCards(tx, part);
  }
  await foldModels(tx, sql`model_id is not null`);
  await syncProductSearch(tx, allProducts);
  await syncCategorySearch(tx);
  await recount(tx, sql`true`, sql`true`);
  await tx.execute(
    sql`analyze listing_entry, product_card, search_entry, search_word, search_twin`,
  );
}

/** All products in batches, so that no statement exceeds the timeout. */
async function partsOf(tx: Db): Promise<Scope[]> {
  const firsts = await rows(
    tx,
    sql`select id from (select id, row_number() over (order by id) - 1 as place from product) p
      where place % ${partSize} = 0 order by id`,
    z.object({ id: z.int() }),
  );
  return firsts.map(({ id }, at) => productsFrom(id, (firsts[at + 1]?.id ?? largestId + 1) - 1));
}

/** The lists of `product p` besides those of its own category. */
const furtherPlaces = sql`(
  select unnest(other.path) from category_product also join category other on other.id = also.category_id
  where also.product_id = p.id)`;

/** Pieces sold of a product on the days that are kept. */
export const soldOf = (id: SQL): SQL => sql`(
  select coalesce(sum(day.sold), 0)::int from product_day day where day.product_id = ${id})`;

/** Removes products from lists they no longer belong to. */
async function dropEntries(tx: Db, scope: Scope): Promise<void> {
  await tx.execute(sql`
    delete from listing_entry old
    where ${scope(sql`old.product_id`)} and not exists (
      select from product p join category own on own.id = p.category_id
      where p.id = old.product_id and p.removed_at is null
        and (old.category_id = any(0 || own.path) or old.category_id in ${furtherPlaces})
        and exists (select from variant v where v.product_id = p.id))`);
}

async function writeEntries(tx: Db, scope: Scope): Promise<void> {
  await tx.execute(sql`
    insert into listing_entry as old
      (category_id, product_id, brand_id, rank, price, popularity, created_at, discount, sold, model_id, facets)
    select place.category_id, p.id, p.brand_id, case when d.state = ${availabilitySql.available} then 0 else 1 end,
      coalesce(d.price, 0), p.popularity, p.created_at, d.discount_percent, ${soldOf(sql`p.id`)}, p.model_id,
      line.facets
    from product p
    join category own on own.id = p.category_id
    join lateral (
      select v.state, v.price, v.old_price, v.discount_percent from variant_state v where v.product_id = p.id
      order by v.state, v.price nulls last, v.position, v.id limit 1
    ) d on true
    cross join lateral (select ${lineOf(sql`p`, sql`d`)} as facets offset 0) line
    cross join lateral (
      select unnest(0 || own.path) as category_id union ${furtherPlaces}
    ) place
    where p.removed_at is null and ${scope(sql`p.id`)}
    -- What one list reads lies together.
    order by place.category_id, p.id
    on conflict (product_id, category_id) do update set brand_id = excluded.brand_id,
      rank = excluded.rank, price = excluded.price, popularity = excluded.popularity,
      created_at = excluded.created_at, discount = excluded.discount, sold = excluded.sold,
      model_id = excluded.model_id, folded = old.folded and excluded.model_id is not null, facets = excluded.facets
    where (old.brand_id, old.rank, old.price, old.popularity, old.created_at, old.discount, old.sold,
        old.model_id, old.facets)
      is distinct from (excluded.brand_id, excluded.rank, excluded.price, excluded.popularity, excluded.created_at,
        excluded.discount, excluded.sold, excluded.model_id, excluded.facets)`);
}

/**
 * The models that products belong to, and those they have left, locked in one order: of two transactions that change
 * versions of a model the later one sees what the earlier one wrote.
 */
async function holdModels(tx: Db, products: readonly number[]): Promise<number[]> {
  const ids = sql.param([...products]);
  const found = await rows(
    tx,
    sql`select m.id from (
        select model_id as id from product where id = any(${ids}::int[]) and model_id is not null
        union select model_id from listing_entry where product_id = any(${ids}::int[]) and model_id is not null
        order by id
      ) m where pg_advisory_xact_lock(hashtext('model'), m.id) is not null`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

/**
 * Ends a query of `listing_entry e` that locks the entries to be updated, in one order: whoever counts views, or folds a
 * model, writes entries of products that others have locked.
 */
export const lockingEntries = sql`order by e.product_id, e.category_id for no key update of e`;

/**
 * Lists of each model's versions only the cheapest that can be bought.
 * @param which a condition on entries
 */
async function foldModels(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    with changed as (
      select e.product_id, e.category_id, placed.folded
      from listing_entry e join (
        select product_id, category_id, row_number() over (
          partition by model_id, category_id order by rank, nullif(price, 0) nulls last, product_id) > 1 as folded
        from listing_entry where ${which}
      ) placed on placed.product_id = e.product_id and placed.category_id = e.category_id
      where e.folded <> placed.folded
      ${lockingEntries}
    )
    update listing_entry e set folded = changed.folded
    from changed where e.product_id = changed.product_id and e.category_id = changed.category_id`);
}

const place = z.object({ product_id: z.int(), category_id: z.int(), brand_id: z.int() });
type Place = z.infer<typeof place>;

/** Where products, and all versions of models, are listed. */
function placesOf(tx: Db, scope: Scope, models: readonly number[]): Promise<Place[]> {
  return rows(
    tx,
    sql`select product_id, category_id, brand_id from listing_entry
      where (${scope(sql`product_id`)} or model_id = any(${sql.param([...models])}::int[])) and not folded order by product_id, category_id`,
    place,
  );
}

/** Updates the counts where products were added or removed; a change of price needs none. */
async function recountMoved(tx: Db, before: Place[], after: Place[]): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const all = [...before, ...after];
  // Lock first, so that of two transactions the later one includes the changes of the earlier one.
  await tx.execute(sql`select from category where id = 0 for no key update`);
  await recount(
    tx,
    sql`id = any(${sql.param(unique(all, 'category_id'))}::int[])`,
    sql`id = any(${sql.param(unique(all, 'brand_id'))}::int[])`,
  );
}

async function recount(tx: Db, categories: SQL, brands: SQL): Promise<void> {
  await tx.execute(sql`
    update category set product_count =
      (select count(*) from listing_entry where category_id = category.id and not folded)
    where ${categories}`);
  await tx.execute(sql`
    update brand set product_count =
      (select count(*) from listing_entry where category_id = 0 and brand_id = brand.id and not folded)
    where ${brands}`);
}

function unique(places: Place[], key: 'category_id' | 'brand_id'): number[] {
  return [...new Set(places.map((each) => each[key]))];
}
