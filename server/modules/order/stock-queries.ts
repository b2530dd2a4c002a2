import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';

/** Pieces of a variant. */
export interface Pieces {
  readonly variantId: number;
  readonly count: number;
}

const locked = z.object({
  variantId: z.int(),
  websiteCode: z.int(),
  nameFa: z.string(),
  stock: z.int(),
  held: z.int(),
  /** Whether it can be sold at all. */
  isSold: z.boolean(),
});
export type LockedVariant = z.infer<typeof locked>;

/** Locks variants by id, the order in which every transaction locks them. */
export const lockVariants = (tx: Db, variantIds: readonly number[]): Promise<LockedVariant[]> =>
  rows(
    tx,
    sql`select v.id as "variantId", v.product_id as "websiteCode", p.name_fa as "nameFa", v.stock, v.held,
        v.availability = ${availabilityCodes.available} and p.removed_at is null as "isSold"
      from variant v join product p on p.id = v.product_id
      where v.id = any(${sql.param([...variantIds])}::int[]) order by v.id for no key update of v`,
    locked,
  );

/** Adds to what is held and to the stock; either may be negative. Call it with the variants locked. */
export async function moveStock(
  tx: Db,
  pieces: readonly Pieces[],
  by: { readonly held: -1 | 0 | 1; readonly stock: -1 | 0 | 1 },
): Promise<void> {
  await tx.execute(sql`
    update variant v set held = held + ${by.held}::int * m.count, stock = stock + ${by.stock}::int * m.count
    from json_to_recordset(${JSON.stringify(pieces)}::json) m ("variantId" int, count int)
    where v.id = m."variantId"`);
}

export async function insertHolds(
  tx: Db,
  orderId: number,
  pieces: readonly Pieces[],
): Promise<void> {
  await tx.execute(sql`
    insert into stock_hold (order_id, variant_id, count)
    select ${orderId}::bigint, m."variantId", m.count
    from json_to_recordset(${JSON.stringify(pieces)}::json) m ("variantId" int, count int)`);
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
