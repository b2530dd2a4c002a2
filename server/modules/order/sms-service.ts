import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '#server/modules/order/order-queries.ts';
import { orderSms } from '#server/order-sms-texts.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';

/** Lifetime of a message in seconds: a day, and while an order can be paid again. */
const worthTelling = { order: 86_400, 'order-unpaid': 600 };

/**
 * Sends a message to the order's member, in the transaction that gives the reason.
 * @param purpose `order-unpaid` for what a member can cause without paying
 */
export async function tellMember(
  tx: Db,
  { memberId }: Pick<OrderRow, 'memberId'>,
  text: string,
  purpose: keyof typeof worthTelling = 'order',
): Promise<void> {
  if (memberId === null) return;
  await queueMemberSms(tx, { purpose, memberId, text, keep: worthTelling[purpose] });
}

type Told = Pick<OrderRow, 'memberId' | 'number'>;

/** @param code the parcel's code; '' without one */
export const tellSent = (tx: Db, order: Told, code: string): Promise<void> =>
  tellMember(tx, order, orderSms.sent(order.number, code));

/** @param refunded toman that go back; 0 when none do */
export const tellCancelled = (tx: Db, order: Told, refunded: number): Promise<void> =>
  tellMember(tx, order, orderSms.cancelled(order.number, refunded));

/** It is cancelled, because it was not paid in time. */
export const tellExpired = (tx: Db, order: Told): Promise<void> =>
  tellMember(tx, order, orderSms.expired(order.number), 'order-unpaid');

export const tellDelivered = (tx: Db, order: Told): Promise<void> =>
  tellMember(tx, order, orderSms.delivered(order.number));

/** @param amount toman that go back */
export const tellRefund = (tx: Db, order: Told, amount: number): Promise<void> =>
  tellMember(tx, order, orderSms.refund(order.number, amount));

/**
 * Money arrived that pays no order.
 * @param amount toman
 * @param isCertain false where the gateway did not tell whether it took the money
 */
export const tellStray = (
  tx: Db,
  order: Told,
  amount: number,
  isCertain: boolean,
): Promise<void> => {
  const write = isCertain ? orderSms.stray : orderSms.doubtful;
  return tellMember(tx, order, write(order.number, amount));
};

/** Its parcel came back, and is sent once more. */
export const tellSentAgain = (tx: Db, order: Told): Promise<void> =>
  tellMember(tx, order, orderSms.sentAgain(order.number));

/**
 * Its parcel came back, and it is cancelled.
 * @param refunded toman that go back; 0 when none do
 */
export const tellNotTaken = (tx: Db, order: Told, refunded: number): Promise<void> =>
  tellMember(tx, order, orderSms.notTaken(order.number, refunded));
