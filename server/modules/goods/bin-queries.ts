import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { cleaningBatch, type Statement } from '#server/db/statement.ts';
import { intArray } from '#server/modules/goods/filter-queries.ts';

const changed = z.object({ id: z.int(), wasShown: z.boolean() });

/**
 * Puts products into the bin. One that was published is removed at the same moment, by which `takeOut` knows it.
 * @returns those that were not there, and whether they were in the shop
 */
export const putIn = (tx: Db, ids: readonly number[]): Promise<z.infer<typeof changed>[]> =>
  rows(
    tx,
    sql`update product p set binned_at = now(), removed_at = coalesce(p.removed_at, now()),
        revision = p.revision + 1
      from (select id, removed_at is null as shown from product where ${theseIn(ids)}) before
      where before.id = p.id and p.binned_at is null
      returning p.id, before.shown as "wasShown"`,
    changed,
  );

/** Takes products out of the bin: they are what they were. @returns those, and whether they are in the shop */
export const takeOut = (tx: Db, ids: readonly number[]): Promise<z.infer<typeof changed>[]> =>
  rows(
    tx,
    sql`update product set binned_at = null, revision = revision + 1,
        removed_at = case when removed_at = binned_at and not is_draft then null else removed_at end
      where ${theseIn(ids)} and binned_at is not null
      returning id, removed_at is null as "wasShown"`,
    changed,
  );

const theseIn = (ids: readonly number[]): SQL => sql`id = any(${intArray(ids)})`;

/**
 * Deletes a batch of products that have been in the bin for 30 days, with all that belongs to them. Orders keep
 * their lines; a product that orders still hold pieces of waits.
 */
export const removeBinned = {
  name: 'goods-remove-binned',
  text: `
    with gone as (
      select p.id from product p
      where p.binned_at < now() - interval '30 days'
        and coalesce((select max(v.held) from variant v where v.product_id = p.id), 0) = 0
      order by p.binned_at limit ${cleaningBatch} for update skip locked
    ), freed as (
      update product set successor_id = null
      where successor_id = any(array(select id from gone))
        and id <> all(array(select id from gone))
    ), deleted as (
      delete from product where id = any(array(select id from gone)) returning id
    )
    select count(*)::int as count from deleted`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;
