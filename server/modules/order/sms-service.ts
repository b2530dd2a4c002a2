import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '#server/modules/order/order-queries.ts';
import { orderSms } from '#server/order-sms-texts.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';

/** Lifetime of a message in seconds: a day, and while an order can be paid again. */
const lifetimes = { order: 86_400, 'order-unpaid': 600 };

/**
 * Sends a message to the order's member, in the transaction that gives the reason.
 * @param purpose `order-unpaid` for what a member can cause without paying
 */
export async function notifyMember(
  tx: Db,
  { memberId }: Pick<OrderRow, 'memberId'>,
  text: string,
  purpose: keyof typeof lifetimes = 'order',
): Promise<void> {
  if (memberId === null) return;
  await queueMemberSms(tx, { purpose, memberId, text, keep: lifetimes[purpose] });
}

type NotifiedOrder = Pick<OrderRow, 'memberId' | 'number'>;

/** @param code the parcel's code; '' without one */
export const notifySent = (tx: Db, order: NotifiedOrder, code: string): Promise<void> =>
  notifyMember(tx, order, orderSms.sent(order.number, code));

/** @param refunded toman that go back; 0 when none do */
export const notifyCancelled = (tx: Db, order: NotifiedOrder, refunded: number): Promise<void> =>
  notifyMember(tx, order, orderSms.cancelled(order.number, refunded));

/** It is cancelled, because it was not paid in time. */
export const notifyExpired = (tx: Db, order: NotifiedOrder): Promise<void> =>
  notifyMember(tx, order, orderSms.expired(order.number), 'order-unpaid');

export const notifyDelivered = (tx: Db, order: NotifiedOrder): Promise<void> =>
  notifyMember(tx, order, orderSms.delivered(order.number));

/** @param amount toman that go back */
export const notifyRefund = (tx: Db, order: NotifiedOrder, amount: number): Promise<void> =>
  notifyMember(tx, order, orderSms.refund(order.number, amount));

/**
 * Money arrived that pays no order.
 * @param amount toman
 * @param isCertain false where the gateway did not say whether it took the money
 */
export const notifyStray = (
  tx: Db,
  order: NotifiedOrder,
  amount: number,
  isCertain: boolean,
): Promise<void> => {
  const write = isCertain ? orderSms.stray : orderSms.doubtful;
  return notifyMember(tx, order, write(order.number, amount));
};

/** Its parcel came back, and is sent once more. */
export const notifySentAgain = (tx: Db, order: NotifiedOrder): Promise<void> =>
  notifyMember(tx, order, orderSms.sentAgain(order.number));

/**
 * Its parcel came back, and it is cancelled.
 * @param refunded toman that go back; 0 when none do
 */
export const notifyNotTaken = (tx: Db, order: NotifiedOrder, refunded: number): Promise<void> =>
  notifyMember(tx, order, orderSms.notTaken(order.number, refunded));
