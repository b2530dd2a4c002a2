import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { cleaningBatch } from '#server/db/statement.ts';

/** Days for which a view or a sale counts. */
const lasting = 30;
/** A sold piece counts as this many views. */
const soldWorth = 20;

export interface Counted {
  websiteCode: number;
  views: number;
  sold: number;
}

const changed = z.object({ id: z.int() });
const gain = sql`views + ${sql.raw(String(soldWorth))} * sold`;
const today = sql`(now() at time zone 'Asia/Tehran')::date`;

/**
 * Locks products in the order of their ids, as everyone does, so that two nodes do not deadlock. Call it once in a
 * transaction, with all that it counts.
 */
export const holdProducts = (tx: Db, ids: readonly number[]) =>
  tx.execute(sql`
    select from product where id = any(${sql.param([...ids])}::int[]) order by id for no key update`);

/** Adds to today's counts and to the popularity of products that are locked. Resolves to those that exist. */
export async function addCounts(tx: Db, counted: readonly Counted[]): Promise<number[]> {
  const ids = sql.param(counted.map(({ websiteCode }) => websiteCode));
  const views = sql.param(counted.map((each) => each.views));
  const sold = sql.param(counted.map((each) => each.sold));
  const found = await rows(
    tx,
    sql`with gained as (
        select p.id, g.views, g.sold
        from unnest(${ids}::int[], ${views}::int[], ${sold}::int[]) g (id, views, sold)
        join product p on p.id = g.id where p.removed_at is null
      ), noted as (
        insert into product_day as old (day, product_id, views, sold)
        select ${today}, id, views, sold from gained
        on conflict (day, product_id) do update
          set views = old.views + excluded.views, sold = old.sold + excluded.sold
      )
      update product p set popularity = least(p.popularity::bigint + ${gain}, 2000000000)::int
      from gained where p.id = gained.id returning p.id`,
    changed,
  );
  return found.map(({ id }) => id);
}

/**
 * Takes pieces that were not sold after all out of the counts of their day and out of the popularity, unless the
 * day no longer counts. The products must be locked. Resolves to them.
 * @param day in Tehran, as `2026-11-25`
 */
export async function removeSold(
  tx: Db,
  day: string,
  pieces: ReadonlyMap<number, number>,
): Promise<number[]> {
  const found = await rows(
    tx,
    sql`with lost as (
        select p.id, least(d.sold, g.sold) as sold
        from unnest(${sql.param([...pieces.keys()])}::int[], ${sql.param([...pieces.values()])}::int[]) g (id, sold)
        join product p on p.id = g.id
        -- The oldest days may be deleted at this moment.
        join product_day d on d.product_id = p.id and d.day = ${day}::date
          and d.day > ${today} - ${sql.raw(String(lasting))}
      ), noted as (
        update product_day d set sold = greatest(d.sold - lost.sold, 0)
        from lost where d.product_id = lost.id and d.day = ${day}::date
      )
      update product p set popularity = greatest(p.popularity - ${sql.raw(String(soldWorth))} * lost.sold, 0)
      from lost where p.id = lost.id returning p.id`,
    changed,
  );
  return found.map(({ id }) => id);
}

/**
 * Deletes a batch of expired days and subtracts their popularity. Resolves to the products and the number of
 * days.
 */
export async function forgetDays(tx: Db): Promise<{ ids: number[]; days: number }> {
  const gone = await rows(
    tx,
    sql`delete from product_day where (day, product_id) in (
        select day, product_id from product_day where day < ${today} - ${sql.raw(String(lasting))}
        order by day, product_id limit ${sql.raw(String(cleaningBatch))} for update skip locked)
      returning product_id as id, ${gain} as lost`,
    changed.extend({ lost: z.int() }),
  );
  if (gone.length === 0) return { ids: [], days: 0 };
  const lost = new Map<number, number>();
  for (const each of gone) lost.set(each.id, (lost.get(each.id) ?? 0) + each.lost);
  const ids = [...lost.keys()];
  await tx.execute(sql`
    with gone as (
      select p.id, g.lost from unnest(${sql.param(ids)}::int[], ${sql.param([...lost.values()])}::int[]) g (id, lost)
      join product p on p.id = g.id order by p.id for no key update of p
    )
    update product p set popularity = greatest(p.popularity - gone.lost, 0)
    from gone where p.id = gone.id`);
  return { ids, days: gone.length };
}
