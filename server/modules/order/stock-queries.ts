import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';

/** Pieces of a variant. */
export interface Pieces {
  readonly variantId: number;
  readonly count: number;
}

const variantRow = z.object({
  variantId: z.int(),
  websiteCode: z.int(),
  nameFa: z.string(),
  /** Pieces that are in stock and not held. */
  sellable: z.int(),
  /** Whether it can be sold at all. */
  isSold: z.boolean(),
});
export type LockedVariant = z.infer<typeof variantRow>;

/** Locks variants by id, the order in which every transaction locks them. `ids` is an array in SQL. */
const lockedVariants = (ids: string) => `
  select v.id as "variantId", v.product_id as "websiteCode", p.name_fa as "nameFa", v.stock - v.held as "sellable",
    v.availability = ${availabilityCodes.available} and p.removed_at is null as "isSold"
  from variant v join product p on p.id = v.product_id
  where v.id = any(${ids}) order by v.id for no key update of v`;

const locking = {
  name: 'order-lock-variants',
  text: lockedVariants('$1::int[]'),
  row: variantRow,
} satisfies Statement<unknown>;

export const lockVariants = (tx: Db, variantIds: readonly number[]): Promise<LockedVariant[]> =>
  runIn(tx, locking, [variantIds]);

const holding = {
  name: 'order-hold',
  text: `
    with wanted as (
      select * from json_to_recordset($2::json) m ("variantId" int, count int)
    ), locked as (${lockedVariants('array(select "variantId" from wanted)')}
    ), enough as (
      select count(*) = (select count(*) from wanted) as "forAll"
      from wanted join locked using ("variantId") where "isSold" and "sellable" >= count
    ), held as (
      insert into stock_hold (order_id, variant_id, count)
      select $1::bigint, "variantId", count from wanted, enough where "forAll"
    ), moved as (
      update variant v set held = v.held + wanted.count
      from enough, wanted join locked using ("variantId") where "forAll" and v.id = "variantId"
    )
    select locked.*, "forAll" as "isHeld" from locked, enough`,
  row: variantRow.extend({
    /** Whether there was enough of all variants. */
    isHeld: z.boolean(),
  }),
} satisfies Statement<unknown>;

/**
 * Holds pieces for an order if there are enough of all: one statement, because everyone who wants a variant
 * waits from its lock until the commit.
 * @returns the variants before
 */
export const holdPieces = (tx: Db, orderId: number, pieces: readonly Pieces[]) =>
  runIn(tx, holding, [orderId, JSON.stringify(pieces)]);

const selling = {
  name: 'order-sell',
  text: `
    with sold as (
      delete from stock_hold where order_id = $1 returning variant_id, count
    ), locked as (
      select id from variant where id = any(array(select variant_id from sold))
      order by id for no key update
    ), taken as (
      update variant v set held = v.held - sold.count, stock = v.stock - sold.count
      from sold join locked on locked.id = sold.variant_id where v.id = sold.variant_id
      returning v.id, v.product_id, v.stock, sold.count
    ), moved as (
      insert into stock_movement (variant_id, change, stock, reason, order_id)
      select id, -count, stock, 'sold', $1 from taken order by id
    )
    select product_id as "websiteCode", count from taken`,
  row: z.object({ websiteCode: z.int(), count: z.int() }),
} satisfies Statement<unknown>;

/**
 * Takes what is held for an order out of the stock: it is sold. One statement, like `holdPieces`.
 * @returns the pieces of each variant with its product
 */
export const sellHeld = (tx: Db, orderId: number) => runIn(tx, selling, [orderId]);

/** Adds to what is held; may be negative. Call it with the variants locked. */
export async function moveHeld(tx: Db, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  await tx.execute(sql`
    update variant v set held = held + ${sign}::int * m.count
    from json_to_recordset(${JSON.stringify(pieces)}::json) m ("variantId" int, count int)
    where v.id = m."variantId"`);
}

/** Adds pieces of an order to the stock, and to its movements. Call it with the variants locked. */
export async function putBack(tx: Db, orderId: number, pieces: readonly Pieces[]): Promise<void> {
  await tx.execute(sql`
    with back as (
      update variant v set stock = stock + m.count
      from (
        select "variantId", sum(count)::int as count
        from json_to_recordset(${JSON.stringify(pieces)}::json) m ("variantId" int, count int)
        group by 1
      ) m
      where v.id = m."variantId" returning v.id, v.stock, m.count
    )
    insert into stock_movement (variant_id, change, stock, reason, order_id)
    select id, count, stock, 'returned', ${orderId} from back order by id`);
}

/** What is held for an order, by variant id. */
export const readHolds = (tx: Db, orderId: number): Promise<Pieces[]> =>
  rows(
    tx,
    sql`select variant_id as "variantId", count from stock_hold where order_id = ${orderId}
      order by variant_id`,
    z.object({ variantId: z.int(), count: z.int() }),
  );

export async function deleteHolds(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`delete from stock_hold where order_id = ${orderId}`);
}
