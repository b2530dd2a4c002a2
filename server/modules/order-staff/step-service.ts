import type { z } from 'zod';
import {
  type AdminOrderAnswer,
  type addNoteBody,
  type cancelOrderBody,
  type refundOrderBody,
  type sendOrderBody,
  type setLabelsBody,
  type settleRefundBody,
  type startPreparingBody,
  type takeBackBody,
} from '#lib/contract/admin-order.ts';
import { noteMark } from '#lib/contract/note-mark.ts';
import { deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import { writeLabels } from '#server/modules/order-staff/label-queries.ts';
import type { StaffReadService } from '#server/modules/order-staff/read-service.ts';
import {
  deleteShipment,
  findOrder,
  insertShipment,
  markDelivered,
} from '#server/modules/order-staff/step-queries.ts';
import { orderStaffTexts } from '#server/modules/order-staff/texts.ts';
import {
  notifyCancelled,
  notifyDelivered,
  notifyNotTaken,
  notifyRefund,
  notifySent,
  notifySentAgain,
} from '#server/modules/order/sms-service.ts';
import {
  type OrderRow,
  type StateService,
  awaitsPayment,
  byStaff,
} from '#server/modules/order/state-service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

const { waiting, paid, preparing } = orderStatuses;
const { none, packing, sent, delivered, returned } = deliveryStates;

type Change = z.output<typeof startPreparingBody>;

interface Locked {
  readonly order: OrderRow;
  /** `kind` of its delivery method. */
  readonly deliveryKind: string;
  /** Toman. */
  readonly freight: number;
}

/** What a change did: the order after it, and what else is to be recorded. The same version: nothing. */
interface Done {
  readonly order: OrderRow;
  readonly more?: object;
}

interface Needs {
  readonly database: Database;
  readonly states: StateService;
  readonly refunds: Pick<RefundService, 'request' | 'requestAll' | 'leftOf' | 'settle'>;
  readonly reads: Pick<StaffReadService, 'detail'>;
}

/**
 * What administrators do with an order, each in one transaction with its record. All of them throw 404 for an unknown
 * order, 409 STALE for one that has changed since it was read, and 409 for a step it cannot take.
 */
export function createStepService({ database, states, refunds, reads }: Needs) {
  async function change(
    staffId: number,
    action: StaffAction,
    { number, version }: Change,
    work: (tx: Db, locked: Locked) => Promise<Done>,
  ): Promise<AdminOrderAnswer> {
    await database.transaction(async (tx) => {
      const locked = await lock(tx, number);
      refuseStale(version, locked.order.version);
      const { order, more } = await work(tx, locked);
      if (order.version === locked.order.version) return;
      await recordStaff(tx, {
        memberId: staffId,
        action,
        subject: `order ${number}`,
        before: standingOf(locked.order),
        after: { ...standingOf(order), ...more },
      });
    });
    return reads.detail(number);
  }

  async function lock(tx: Db, number: number): Promise<Locked> {
    const found = await findOrder(tx, number);
    const order = found && (await states.lock(tx, found.id));
    if (!found || !order) throw new ShopError(404, 'ORDER_NOT_FOUND', orderStaffTexts.unknown);
    return { order, deliveryKind: found.deliveryKind, freight: found.freight };
  }

  /** A paid order, or one that is paid on delivery, whose pieces are sold by this. */
  const startPreparing = (staffId: number, body: Change) =>
    change(staffId, 'Start-Preparing', body, async (tx, { order }) => {
      const isAccepted = order.status === waiting && order.payment === onDelivery;
      const isNew = order.status === preparing && order.delivery === none;
      if (order.status !== paid && !isAccepted && !isNew) {
        throw conflict('ORDER_STEP', orderStaffTexts.notPrepared);
      }
      return { order: await states.prepare(tx, order, byStaff('accepted by the shop')) };
    });

  const send = (staffId: number, body: z.output<typeof sendOrderBody>) =>
    change(staffId, 'Send', body, async (tx, { order }) => {
      if (order.status !== preparing || order.delivery !== packing) {
        throw conflict('ORDER_STEP', orderStaffTexts.notSent);
      }
      const { carrier, code } = body;
      await insertShipment(tx, order.id, { carrier, code });
      const next = { status: preparing, delivery: sent };
      const after = await states.step(tx, order, next, byStaff(`sent by ${carrier}`));
      await notifySent(tx, after, code);
      return { order: after, more: { carrier, code } };
    });

  /** What is picked up is not sent before. */
  const deliver = (staffId: number, body: Change) =>
    change(staffId, 'Deliver', body, async (tx, { order, deliveryKind }) => {
      const isReady =
        order.delivery === sent || (order.delivery === packing && deliveryKind === 'pick-up');
      if (order.status !== preparing || !isReady) {
        throw conflict('ORDER_STEP', orderStaffTexts.notDelivered);
      }
      await markDelivered(tx, order.id);
      const next = { status: preparing, delivery: delivered };
      const after = await states.step(tx, order, next, byStaff('delivered'));
      await notifyDelivered(tx, after);
      return { order: after };
    });

  /** Until it is sent. What was paid goes back. */
  const cancel = (staffId: number, body: z.output<typeof cancelOrderBody>) =>
    change(staffId, 'Cancel', body, async (tx, { order }) => {
      if (await states.isVerifying(tx, order)) {
        throw conflict('ORDER_VERIFYING', orderStaffTexts.verifying);
      }
      if (!awaitsPayment(order) && order.status !== paid && !isBeingPacked(order)) {
        throw conflict('ORDER_NOT_CANCELLABLE', orderStaffTexts.notCancelled);
      }
      const { reason } = body;
      const refund = await refunds.requestAll(tx, { orderId: order.id, reason });
      const after = await states.cancel(tx, order, byStaff(reason));
      await notifyCancelled(tx, after, refund?.amount ?? 0);
      return { order: after, more: { reason, refund } };
    });

  /** A parcel that came back undelivered: sent again, or cancelled with what was paid for it. */
  const takeBack = (staffId: number, body: z.output<typeof takeBackBody>) =>
    change(staffId, 'Take-Back', body, async (tx, { order, freight }) => {
      if (order.status !== preparing || order.delivery !== sent) {
        throw conflict('ORDER_STEP', orderStaffTexts.notTakenBack);
      }
      const { outcome, restock, keepFreight, reason } = body;
      const back = await states.step(
        tx,
        order,
        { status: preparing, delivery: returned },
        byStaff(reason),
      );
      if (outcome === 'again') {
        await deleteShipment(tx, order.id);
        const next = { status: preparing, delivery: packing };
        const after = await states.step(tx, back, next, byStaff('packed again'));
        await notifySentAgain(tx, after);
        return { order: after, more: { outcome, reason } };
      }
      const left = await refunds.leftOf(tx, order.id);
      const kept = keepFreight ? Math.min(freight, left) : 0;
      const refund =
        left > kept
          ? await refunds.request(tx, { orderId: order.id, amount: left - kept, reason })
          : null;
      const after = await states.cancel(tx, back, byStaff(reason), { isRestocked: restock, kept });
      await notifyNotTaken(tx, after, refund?.amount ?? 0);
      return { order: after, more: { outcome, reason, restock, kept, refund } };
    });

  /** Gives money back without a step of the order. */
  const refund = (staffId: number, body: z.output<typeof refundOrderBody>) =>
    change(staffId, 'Refund', body, async (tx, { order }) => {
      const { amount, reason } = body;
      const of = { orderId: order.id, reason };
      const made = await (amount === undefined
        ? refunds.requestAll(tx, of)
        : refunds.request(tx, { ...of, amount }));
      if (made === null) throw conflict('REFUND_TOO_MUCH', orderStaffTexts.nothingLeft);
      const after = await states.note(tx, order, byStaff(reason));
      await notifyRefund(tx, after, made.amount);
      return { order: after, more: { reason, refund: made } };
    });

  /** A refund that is for staff to pay. */
  const settleRefund = (staffId: number, body: z.output<typeof settleRefundBody>) =>
    change(staffId, 'Settle-Refund', body, async (tx, { order }) => {
      const { id, outcome, reference } = body;
      const amount = await refunds.settle(tx, order.id, { id, outcome, reference });
      const after = await states.note(tx, order, byStaff(`refund ${id}: ${outcome}`));
      return { order: after, more: { refund: { id, amount, outcome, reference } } };
    });

  /** A note for colleagues; its text stands in the order's history, not in the record of staff. */
  const addNote = (staffId: number, body: z.output<typeof addNoteBody>) =>
    change(staffId, 'Add-Note', body, async (tx, { order }) => ({
      order: await states.note(tx, order, byStaff(`${noteMark}${body.text}`)),
    }));

  const setLabels = (staffId: number, body: z.output<typeof setLabelsBody>) =>
    change(staffId, 'Set-Labels', body, async (tx, { order }) => {
      const labels = [...new Set(body.labels.map(onOneLine).filter(Boolean))];
      if (!(await writeLabels(tx, order.id, labels))) return { order };
      return { order: await states.note(tx, order, byStaff('labels changed')), more: { labels } };
    });

  return {
    startPreparing,
    send,
    addNote,
    setLabels,
    deliver,
    takeBack,
    cancel,
    refund,
    settleRefund,
  };
}
export type StepService = ReturnType<typeof createStepService>;

const isBeingPacked = ({ status, delivery }: OrderRow): boolean =>
  status === preparing && (delivery === none || delivery === packing);

const standingOf = ({ status, delivery, version }: OrderRow) => ({ status, delivery, version });
