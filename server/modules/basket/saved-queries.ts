import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { changed, perOwner } from '#server/modules/basket/per-owner.ts';

/**
 * Puts a line aside if the basket is unchanged since it was read; otherwise returns no row: read again. A line
 * put aside before gets the new count. Values: owner, the sequence read, variant id.
 */
export const saveLine = perOwner(({ suffix, column }) => ({
  name: `basket-save-line-${suffix}`,
  text: `
    with ${changed(column)}, gone as (
      delete from basket_line l using changed
      where l.basket_id = changed.id and l.variant_id = $3
      returning l.basket_id, l.variant_id, l.product_id, l.count, l.insurance
    )
    insert into basket_saved (basket_id, variant_id, product_id, count, insurance, saved_at)
    select gone.*, clock_timestamp() from gone
    on conflict (basket_id, variant_id) do update
      set count = excluded.count, insurance = excluded.insurance, saved_at = excluded.saved_at
    returning (select sequence from changed) as sequence`,
  row: z.object({ sequence: z.int() }),
}));

/** A line that was put aside, of a locked basket. Values: owner, WebsiteCode, variant id. */
export const readSaved = perOwner(({ suffix, column }) => ({
  name: `basket-read-saved-${suffix}`,
  text: `
    select s.count, s.insurance from basket b join basket_saved s on s.basket_id = b.id
    where b.${column} = $1 and s.product_id = $2 and s.variant_id = $3`,
  row: z.object({ count: z.int(), insurance: z.boolean() }),
}));

/**
 * Removes a line that was put aside. No row when there is none. Locks the basket before its lines, as every other change
 * does. Values: owner, WebsiteCode, variant id.
 */
export const dropSaved = perOwner(({ suffix, column }) => ({
  name: `basket-drop-saved-${suffix}`,
  text: `
    with held as materialized (
      select id from basket where ${column} = $1 for update
    ), gone as (
      delete from basket_saved s using held
      where s.basket_id = held.id and s.product_id = $2 and s.variant_id = $3
      returning s.basket_id
    )
    update basket set sequence = sequence + 1, updated_at = now()
    where id in (select basket_id from gone)
    returning sequence`,
  row: z.object({ sequence: z.int() }),
}));

/**
 * Moves lines that were put aside from one locked basket to another, as far as there is room; those of the other stay.
 * @returns how many there are no longer in the first
 */
export async function moveSaved(tx: Db, from: number, to: number, most: number): Promise<number> {
  await tx.execute(sql`
    insert into basket_saved (basket_id, variant_id, product_id, count, insurance, saved_at)
    select ${to}::bigint, variant_id, product_id, count, insurance, saved_at
    from basket_saved where basket_id = ${from}::bigint
    order by saved_at desc, variant_id
    limit greatest(0, ${most}::int - (select count(*)::int from basket_saved where basket_id = ${to}::bigint))
    on conflict (basket_id, variant_id) do nothing`);
  const gone = await rows(
    tx,
    sql`delete from basket_saved where basket_id = ${from}::bigint and variant_id in (
        select variant_id from basket_saved where basket_id = ${to}::bigint)
      returning variant_id as "variantId"`,
    z.object({ variantId: z.int() }),
  );
  return gone.length;
}
