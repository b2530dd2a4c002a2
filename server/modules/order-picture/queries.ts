import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { orderPicture } from '#server/db/schema/after-sale.ts';
import { removal } from '#server/db/statement.ts';

/** @returns its id */
export async function insertPicture(tx: Db, orderId: number, bytes: Uint8Array): Promise<string> {
  const [made] = await tx
    .insert(orderPicture)
    .values({ orderId, bytes })
    .returning({ id: orderPicture.id });
  return made?.id ?? '';
}

export async function deletePicture(tx: Db, id: string): Promise<void> {
  await tx.delete(orderPicture).where(eq(orderPicture.id, id));
}

/** A picture of an order of this member; of any order when `memberId` is null. */
export async function readPicture(
  db: Db,
  id: string,
  memberId: number | null,
): Promise<Uint8Array | null> {
  const [found] = await rows(
    db,
    sql`select p.bytes from order_picture p join shop_order o on o.id = p.order_id
      where p.id = ${id}::uuid and (${memberId}::bigint is null or o.member_id = ${memberId}::bigint)`,
    z.object({ bytes: z.instanceof(Uint8Array) }),
  );
  return found?.bytes ?? null;
}

/** That no request for a return and no receipt uses. */
const isLoose = `return_id is null and not exists (select from transfer_receipt r where r.picture_id = order_picture.id)`;

/** Keeps the newest loose pictures of an order; older ones were removed from a form that was not sent. */
export async function dropLoose(tx: Db, orderId: number, most: number): Promise<void> {
  await tx.execute(sql`
    delete from order_picture where id in (
      select id from order_picture where order_id = ${orderId} and ${sql.raw(isLoose)}
      order by created_at desc, id offset ${most})`);
}

/**
 * Gives loose pictures of an order to a request for a return.
 * @returns how many it has got
 */
export async function attachPictures(
  tx: Db,
  orderId: number,
  returnId: number,
  ids: readonly string[],
): Promise<number> {
  const given = await rows(
    tx,
    sql`update order_picture set return_id = ${returnId}
      where order_id = ${orderId} and id = any(${sql.param([...ids])}::uuid[]) and ${sql.raw(isLoose)}
      returning 1 as one`,
    z.object({ one: z.int() }),
  );
  return given.length;
}

/** Deletes a batch of pictures that were sent a day ago and are not used. */
export const removeLoose = removal({
  name: 'order-picture-remove-loose',
  table: 'order_picture',
  key: 'id',
  since: 'created_at',
  before: `now() - interval '1 day'`,
  only: isLoose,
});
