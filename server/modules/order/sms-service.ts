import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';
import type { OrderRow } from '#server/modules/order/order-queries.ts';
import { orderSms } from '#server/modules/order/texts.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';

/** Lifetime of a message in seconds, a day. */
const worthTelling = 86_400;

const readAddressee = {
  name: 'order-addressee',
  text: `
    select m.mobile, (select value ->> 'name' from setting where key = 'shop') as shop
    from member m where m.id = $1`,
  row: z.object({ mobile: z.string(), shop: z.string().nullable() }),
} satisfies Statement<unknown>;

/**
 * Sends a message to the order's member, in the transaction that gives the reason.
 * @param write given the shop's name with a colon, or ''
 */
export async function tellMember(
  tx: Db,
  { memberId }: Pick<OrderRow, 'memberId'>,
  write: (shop: string) => string,
): Promise<void> {
  const [found] = await runIn(tx, readAddressee, [memberId]);
  if (!found) return;
  const text = write(found.shop === null ? '' : `${found.shop}: `);
  await queueSms(tx, { purpose: 'order', mobiles: [found.mobile], text, keep: worthTelling });
}

type Told = Pick<OrderRow, 'memberId' | 'number'>;

/** @param code the parcel's code; '' without one */
export const tellSent = (tx: Db, order: Told, code: string): Promise<void> =>
  tellMember(tx, order, (shop) => orderSms.sent(shop, order.number, code));

/** @param refunded toman that go back; 0 when none do */
export const tellCancelled = (tx: Db, order: Told, refunded: number): Promise<void> =>
  tellMember(tx, order, (shop) => orderSms.cancelled(shop, order.number, refunded));

/** @param amount toman that go back */
export const tellRefund = (tx: Db, order: Told, amount: number): Promise<void> =>
  tellMember(tx, order, (shop) => orderSms.refund(shop, order.number, amount));

/** Its parcel came back, and is sent once more. */
export const tellSentAgain = (tx: Db, order: Told): Promise<void> =>
  tellMember(tx, order, (shop) => orderSms.sentAgain(shop, order.number));

/**
 * Its parcel came back, and it is cancelled.
 * @param refunded toman that go back; 0 when none do
 */
export const tellNotTaken = (tx: Db, order: Told, refunded: number): Promise<void> =>
  tellMember(tx, order, (shop) => orderSms.notTaken(shop, order.number, refunded));
