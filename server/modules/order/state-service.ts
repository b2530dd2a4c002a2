import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { Db } from '#server/db/database.ts';
import { afterCommit, savepoint } from '#server/db/transaction.ts';
import type { ShopEvents } from '#server/events.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import {
  type OrderRow,
  type Step,
  cancelledBy,
  isVerifying,
  leaveSlot,
  lockOrder,
  retakeSlot,
  wasUnpaid,
  writeStep,
} from '#server/modules/order/order-queries.ts';
import { spreadBuyerMark } from '#server/modules/order/buyer-mark-service.ts';
import { returnCoupon, useCoupon } from '#server/modules/order/coupon-use-service.ts';
import { readPieces, readSaleDay, readSold } from '#server/modules/order/line-queries.ts';
import { notifyMember } from '#server/modules/order/sms-service.ts';
import type { StockService } from '#server/modules/order/stock-service.ts';
import type { PopularityService } from '#server/modules/popularity/service.ts';
import { orderSms } from '#server/order-sms-texts.ts';

export type { OrderRow };

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;

/** Who made a step, and why, for the order's timeline. */
export interface Cause {
  readonly by: 'shopper' | 'gateway' | 'job' | 'staff';
  /** For operators and staff; nothing personal. */
  readonly reason: string;
  /** Whether members see it in their timeline; yes when absent. */
  readonly isShown?: boolean;
}

/** The cause of a step that staff make. */
export const byStaff = (reason: string) => ({ by: 'staff', reason }) as const;

/** What a status may become. A paid order is cancelled with a refund; a cancelled one revives by a late payment. */
const mayBecome: Record<number, readonly number[]> = {
  [waiting]: [atGateway, preparing, paid, cancelled],
  [atGateway]: [paid, unpaid, cancelled],
  [paid]: [preparing, cancelled],
  [preparing]: [preparing, cancelled],
  [unpaid]: [atGateway, cancelled],
  [cancelled]: [paid],
};

/** Whether an order awaits its payment, so that its basket can leave it. */
export const awaitsPayment = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === waiting || status === atGateway || status === unpaid;

/** Whether its pieces have left the stock. */
const isSold = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === paid || status === preparing;
const isDelivered = ({ delivery }: Pick<OrderRow, 'delivery'>): boolean =>
  delivery === deliveryStates.delivered;

/** Rolls a part of a transaction back. */
class Gone extends Error {}

/** How an order is cancelled that was sold. */
interface Cancelling {
  /** Whether its pieces are sold again; yes when absent. */
  readonly isRestocked?: boolean;
  /** Toman of its freight that the shop keeps; 0 when absent. */
  readonly kept?: number;
}

interface Needs {
  readonly events: ShopEvents;
  readonly stock: StockService;
  readonly basket: Pick<BasketService, 'empty' | 'exitFreeze'>;
  readonly popularity: Pick<PopularityService, 'sell' | 'unsell'>;
}

/** The steps of an order. Each is made in the transaction that locked it. */
export function createStateService({ events, stock, basket, popularity }: Needs) {
  /**
   * @returns the order after the step
   * @throws {Error} for a step no order may take: a fault of the caller
   */
  async function step(tx: Db, order: OrderRow, next: Step, cause: Cause): Promise<OrderRow> {
    if (!mayBecome[order.status]?.includes(next.status)) {
      throw new Error(`Order ${order.number} cannot go from ${order.status} to ${next.status}.`);
    }
    await writeStep(tx, order, next, { isShown: true, ...cause });
    if (isDelivered(order) !== isDelivered(next)) await spreadBuyerMark(tx, order);
    const { status, delivery } = next;
    const after = {
      ...order,
      status,
      delivery,
      version: order.version + 1,
      hasBasket: order.hasBasket && next.leavesBasket !== true,
    };
    announce(tx, after);
    return after;
  }

  /**
   * Counts a change that is no step, such as a refund, as a version of the order; its timeline does not show it.
   * @param change of when the order expires, and whether its money has arrived; absent: it stays
   * @returns the order after the change
   */
  async function note(
    tx: Db,
    order: OrderRow,
    cause: Cause,
    change: Pick<Step, 'expiresIn' | 'isPaid'> = {},
  ): Promise<OrderRow> {
    const { status, delivery } = order;
    await writeStep(tx, order, { status, delivery, ...change }, { ...cause, isShown: false });
    const after = { ...order, version: order.version + 1 };
    announce(tx, after);
    return after;
  }

  function announce(tx: Db, { memberId, number, status, delivery, version }: OrderRow): void {
    afterCommit(tx, () => {
      events.emit('orderChanged', { memberId, number, status, delivery, version });
      events.emit('outbox');
    });
  }

  /**
   * What was held is sold, and the basket is empty: the order is paid, or needs no payment in advance. Call it
   * last: whoever wants one of its variants waits until the commit.
   */
  async function take(tx: Db, order: OrderRow): Promise<void> {
    if (order.hasBasket && order.memberId !== null) {
      await basket.empty(memberBasket(order.memberId), tx);
    }
    popularity.sell(tx, await stock.sell(tx, order.id));
  }

  /** Its goods are back, or never left: it no longer counts as a sale. */
  async function unsell(tx: Db, order: Pick<OrderRow, 'id'>): Promise<void> {
    const day = await readSaleDay(tx, order.id);
    if (day !== null) popularity.unsell(tx, { day, pieces: await readSold(tx, order.id) });
  }

  /**
   * After our own verification of the payment, with the pieces held.
   * @param payment what it was paid by, which may be another gateway than was chosen at first
   */
  async function markPaid(
    tx: Db,
    order: OrderRow,
    cause: Cause,
    payment: string = order.payment,
  ): Promise<OrderRow> {
    const next = { status: paid, delivery: '', payment, expiresIn: null, leavesBasket: true };
    const after = await step(tx, order, next, cause);
    await notifyMember(tx, order, orderSms.paid(order.number, order.total));
    await take(tx, order);
    return after;
  }

  /** The pieces stay held, so that it can be paid again until it expires. */
  async function markUnpaid(tx: Db, order: OrderRow, cause: Cause): Promise<OrderRow> {
    // Once: a shopper who tries again and again knows. Not after its end, when it can no longer be paid.
    const isNews = !order.isExpired && !(await wasUnpaid(tx, order));
    const after = await step(tx, order, { status: unpaid, delivery: '' }, cause);
    if (isNews) {
      await notifyMember(tx, order, orderSms.unpaid(order.number, order.until), 'order-unpaid');
    }
    return after;
  }

  /** The shop takes an order up. Without payment in advance its pieces are sold now. */
  async function prepare(tx: Db, order: OrderRow, cause: Cause): Promise<OrderRow> {
    const next = { status: preparing, delivery: deliveryStates.packing, expiresIn: null };
    const after = await step(tx, order, next, cause);
    if (order.status === waiting) await take(tx, order);
    return after;
  }

  /**
   * Gives back everything an order keeps or has bought; once.
   * @param isRestocked whether pieces that were sold are sold again
   */
  async function giveUp(tx: Db, order: OrderRow, isRestocked = true): Promise<void> {
    if (isSold(order)) {
      if (isRestocked) await stock.restore(tx, order.id, await readPieces(tx, order.id));
      await unsell(tx, order);
    } else if (await stock.isHolding(tx, order.id)) await stock.release(tx, order.id);
    else return;
    if (order.slotId !== null) await leaveSlot(tx, order.slotId);
    if (order.couponId !== null) await returnCoupon(tx, order.id);
  }

  /** Gives back everything an order kept or bought, and thaws its basket. Refunds are the caller's. */
  async function cancel(
    tx: Db,
    order: OrderRow,
    cause: Cause,
    { isRestocked = true, kept = 0 }: Cancelling = {},
  ): Promise<OrderRow> {
    await giveUp(tx, order, isRestocked);
    if (order.hasBasket && order.memberId !== null) {
      await basket.exitFreeze(memberBasket(order.memberId), tx);
    }
    const next = {
      status: cancelled,
      delivery: order.delivery === '' ? '' : deliveryStates.returned,
      expiresIn: null,
      leavesBasket: true,
      kept,
    };
    return step(tx, order, next, cause);
  }

  /** All its pieces have come back from its member. */
  async function takeReturned(tx: Db, order: OrderRow, cause: Cause): Promise<OrderRow> {
    await unsell(tx, order);
    return step(tx, order, { status: preparing, delivery: deliveryStates.returned }, cause);
  }

  /**
   * Claims again what an expired order gave back, so that a late payment can still be taken.
   * @returns false when something of it is gone; nothing is claimed then
   */
  async function revive(tx: Db, order: OrderRow): Promise<boolean> {
    // Claimed before, by a process that did not get to the end.
    if (await stock.isHolding(tx, order.id)) return true;
    try {
      await savepoint(tx, async (part) => {
        const missing = await stock.hold(part, order.id, await readPieces(part, order.id));
        const { id: orderId, memberId, slotId, couponId } = order;
        const isLeft =
          missing.length === 0 &&
          (slotId === null || (await retakeSlot(part, slotId))) &&
          (couponId === null ||
            (memberId !== null && (await useCoupon(part, couponId, { orderId, memberId }))));
        if (!isLeft) throw new Gone();
      });
      return true;
    } catch (error) {
      if (error instanceof Gone) return false;
      throw error;
    }
  }

  return {
    lock: lockOrder,
    isVerifying,
    cancelledBy,
    step,
    note,
    prepare,
    markPaid,
    markUnpaid,
    cancel,
    takeReturned,
    revive,
    giveUp,
  };
}
export type StateService = ReturnType<typeof createStateService>;
