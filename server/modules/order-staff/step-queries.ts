import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** The order with this number, how its goods reach its member, and what that costs (toman). */
export async function findOrder(tx: Db, number: number) {
  const [found] = await rows(
    tx,
    sql`select id, coalesce(delivery_chosen ->> 'kind', '') as "deliveryKind", freight from shop_order
      where number = ${number}`,
    z.object({ id: z.int(), deliveryKind: z.string(), freight: z.int() }),
  );
  return found ?? null;
}

/** @param carrier one of `carriers.ts` */
export async function insertShipment(
  tx: Db,
  orderId: number,
  { carrier, code }: { readonly carrier: string; readonly code: string },
): Promise<void> {
  await tx.execute(sql`
    insert into shipment (order_id, carrier, tracking_code) values (${orderId}, ${carrier}, ${code})`);
}

/** Forgets a parcel that came back, so that the order can be sent again. */
export async function deleteShipment(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`delete from shipment where order_id = ${orderId}`);
}

/** Its goods have reached the member; what is picked up has not been sent before. */
export async function markDelivered(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`
    insert into shipment (order_id, delivered_at) values (${orderId}, now())
    on conflict (order_id) do update set delivered_at = now()`);
}
