import type { z } from 'zod';
import {
  type DecideReceiptBody,
  type GetReceiptsBody,
  type ReceiptsAnswer,
  type decideReceiptAnswer,
  receiptPageSize,
} from '#lib/contract/admin-receipt.ts';
import { cardToCard, orderStatuses } from '#lib/contract/codes.ts';
import type { uploadReceiptBody } from '#lib/contract/member-order.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';
import { notifyMember } from '#server/modules/order/sms-service.ts';
import type { OrderRow, StateService } from '#server/modules/order/state-service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';
import type { OrderPictureService } from '#server/modules/order-picture/service.ts';
import {
  countWaiting,
  decide as writeDecision,
  insertReceipt,
  lockReceipt,
  lockWaiting,
  orderOf,
  readWaiting,
  replaceReceipt,
} from '#server/modules/receipt/queries.ts';
import { receiptTexts } from '#server/modules/receipt/texts.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';
import { receiptSms } from '#server/order-sms-texts.ts';

/** Hours to send another receipt where the shop no longer offers card to card. */
const defaultHours = 24;

type Sent = z.output<typeof uploadReceiptBody>;
type Decided = z.infer<typeof decideReceiptAnswer>;

/** The order after a decision, and toman that go back. */
type Done = Pick<OrderRow, 'status'> & { readonly refund: number };

interface Needs {
  readonly database: Database;
  readonly orders: Pick<CancelService, 'idOf'>;
  readonly states: StateService;
  readonly pictures: OrderPictureService;
  readonly refunds: Pick<RefundService, 'requestAll'>;
}

/** Receipts of transfers from card to card: sent by members, approved by staff. */
export function createReceiptService({ database, orders, states, pictures, refunds }: Needs) {
  /**
   * Stores the receipt of a member's order, which from now on waits for staff and does not expire.
   * @throws {ShopError} 404 for another member's order, 409 for one that awaits no transfer, 422 for a file that is no
   * picture
   */
  async function upload(memberId: number, { number, picture, reference }: Sent): Promise<void> {
    const orderId = await orders.idOf(memberId, number);
    const bytes = await pictures.remake(picture);
    await database.transaction(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (order === null || !awaitsTransfer(order)) {
        throw new ShopError(409, 'RECEIPT_NOT_AWAITED', receiptTexts.notAwaited);
      }
      if (order.isExpired) throw new ShopError(409, 'ORDER_EXPIRED', receiptTexts.tooLate);
      const before = await lockWaiting(tx, orderId);
      const sent = { picture: await pictures.keep(tx, orderId, bytes), reference };
      if (before === null) await insertReceipt(tx, orderId, sent);
      else await replaceReceipt(tx, before.id, sent);
      if (before?.picture) await pictures.remove(tx, before.picture);
      // A replaced one is no event: it could be replaced for ever.
      if (before !== null) return;
      const cause = { by: 'shopper', reason: 'receipt sent' } as const;
      await states.note(tx, order, cause, { expiresIn: null });
    });
  }

  /**
   * Approved, the order is paid; refused, its member can send another receipt for some hours. Of an order that was
   * cancelled meanwhile the money has arrived, and goes back.
   * @throws {ShopError} 404, 409 `STALE`, or when the order is neither to be paid nor cancelled unpaid
   */
  async function decide(administratorId: number, body: DecideReceiptBody): Promise<Decided> {
    const { id, version, isApproved, reason } = body;
    return database.transaction(async (tx) => {
      const orderId = await orderOf(tx, id);
      const order = orderId === null ? null : await states.lock(tx, orderId);
      const receipt = await lockReceipt(tx, id);
      if (order === null || receipt === null) {
        throw new ShopError(404, 'RECEIPT_NOT_FOUND', receiptTexts.unknown);
      }
      refuseStale(version, receipt.version);
      if (receipt.state !== 'waiting') {
        throw new ShopError(409, 'RECEIPT_DECIDED', receiptTexts.decided);
      }
      const state = isApproved ? 'approved' : 'refused';
      await writeDecision(tx, id, { state, answer: reason });
      const { number } = order;
      const done = await (isApproved ? approve(tx, order) : refuse(tx, order));
      await recordStaff(tx, {
        memberId: administratorId,
        action: 'Decide-Receipt',
        subject: `order ${number}`,
        before: { receipt: receipt.state },
        after: { receipt: state, ...(done.refund > 0 && { refund: done.refund }) },
      });
      return { id, version: version + 1, number, status: done.status, refund: done.refund };
    });
  }

  async function approve(tx: Db, order: OrderRow): Promise<Done> {
    if (awaitsTransfer(order)) {
      const cause = { by: 'staff', reason: 'receipt approved' } as const;
      return { ...(await states.markPaid(tx, order, cause)), refund: 0 };
    }
    if (order.payment !== cardToCard || order.status !== orderStatuses.cancelled) {
      throw new ShopError(409, 'ORDER_NOT_WAITING', receiptTexts.orderEnded);
    }
    const cause = { by: 'staff', reason: 'receipt approved after the cancellation' } as const;
    const after = await states.note(tx, order, cause, { isPaid: true });
    const reason = receiptTexts.refundReason(order.number);
    const refund = await refunds.requestAll(tx, { orderId: order.id, reason });
    // Its money has gone back before: a second transfer is not this order's.
    if (refund === null) throw new ShopError(409, 'ORDER_NOT_WAITING', receiptTexts.orderEnded);
    await notifyMember(tx, order, receiptSms.givenBack(order.number, refund.amount));
    return { ...after, refund: refund.amount };
  }

  async function refuse(tx: Db, order: OrderRow): Promise<Done> {
    const cause = { by: 'staff', reason: 'receipt refused' } as const;
    if (!awaitsTransfer(order)) return { ...(await states.note(tx, order, cause)), refund: 0 };
    const hours = (await readSelling(tx)).cardToCard?.hours ?? defaultHours;
    const after = await states.note(tx, order, cause, { expiresIn: hours * 60 });
    await notifyMember(tx, order, receiptSms.refused(order.number, hours));
    return { ...after, refund: 0 };
  }

  /** The queue of staff; a page past the last is empty. */
  async function listWaiting({ page, number }: GetReceiptsBody): Promise<ReceiptsAnswer> {
    const [counted] = await database.run(countWaiting, []);
    const count = counted?.count ?? 0;
    const items = await database.run(readWaiting, [
      receiptPageSize,
      (page - 1) * receiptPageSize,
      number,
    ]);
    return { items, count, page, pageCount: Math.ceil(count / receiptPageSize) };
  }

  return { upload, decide, listWaiting };
}
export type ReceiptService = ReturnType<typeof createReceiptService>;

const awaitsTransfer = ({ payment, status }: OrderRow): boolean =>
  payment === cardToCard && status === orderStatuses.waiting;
