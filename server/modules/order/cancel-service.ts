import { orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import {
  type OrderRow,
  findExpired,
  findOpenOrder,
  findOrder,
  wasUnpaid,
} from '#server/modules/order/order-queries.ts';
import { notifyCancelled, notifyExpired } from '#server/modules/order/sms-service.ts';
import { type StateService, awaitsPayment } from '#server/modules/order/state-service.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

/** Orders cancelled by one batch of the job. */
const batch = 50;

/** Requests the refund of what was paid for a locked order. @returns toman */
export type PayBack = (tx: Db, order: Pick<OrderRow, 'id' | 'number'>) => Promise<number>;

interface Needs {
  readonly database: Database;
  readonly basket: Pick<BasketService, 'exitFreeze' | 'lock'>;
  readonly states: StateService;
  readonly logger: Pick<JobLogger, 'error'>;
}

/** Orders that are cancelled by their shopper, or because their time is over. */
export function createCancelService({ database, basket, states, logger }: Needs) {
  /**
   * Cancels the order a member's basket is frozen for, and thaws the basket.
   * @returns false while the order's payment is being verified; nothing has changed then
   */
  function leaveFrozen(memberId: number, joined?: Db): Promise<boolean> {
    return database.transaction(async (tx) => {
      await basket.lock(memberBasket(memberId), tx);
      const open = await findOpenOrder(tx, memberId);
      if (open === null) {
        await basket.exitFreeze(memberBasket(memberId), tx);
        return true;
      }
      const order = await states.lock(tx, open.id);
      return order === null || (await cancelUnpaid(tx, order));
    }, joined);
  }

  /** @returns false while its payment is being verified */
  async function cancelUnpaid(tx: Db, order: OrderRow): Promise<boolean> {
    if (await states.isVerifying(tx, order)) return false;
    // Another request may have ended it while this one waited.
    if (awaitsPayment(order)) {
      await states.cancel(tx, order, { by: 'shopper', reason: 'left by the shopper' });
    }
    return true;
  }

  /**
   * The id of a member's order.
   * @throws {ShopError} 404 for another member's order
   */
  async function idOf(memberId: number, number: number): Promise<number> {
    const id = await findOrder(database.db, memberId, number);
    if (id === null) throw new ShopError(404, 'ORDER_NOT_FOUND', orderTexts.unknown);
    return id;
  }

  /**
   * Cancels a member's order that awaits its payment or, without payment in advance, a decision; with `payBack` also
   * one that is paid, until the shop packs it.
   * @param payBack requests the refund of what was paid, in the same transaction, and resolves to its toman
   * @throws {ShopError} 404 for another member's order, 409 when it can no longer be cancelled
   */
  async function cancelOf(memberId: number, number: number, payBack?: PayBack): Promise<void> {
    await database.transaction(async (tx) => {
      const id = await findOrder(tx, memberId, number);
      const order = id === null ? null : await states.lock(tx, id);
      if (order === null) throw new ShopError(404, 'ORDER_NOT_FOUND', orderTexts.unknown);
      if (await states.isVerifying(tx, order)) {
        throw conflict('ORDER_VERIFYING', orderTexts.verifying);
      }
      const isPaid = order.status === orderStatuses.paid && payBack !== undefined;
      if (!awaitsPayment(order) && !isPaid) {
        throw conflict('ORDER_NOT_CANCELLABLE', orderTexts.notCancelled);
      }
      const refunded = isPaid ? await payBack(tx, order) : 0;
      await states.cancel(tx, order, { by: 'shopper', reason: 'cancelled by the shopper' });
      if (refunded > 0) await notifyCancelled(tx, order, refunded);
    });
  }

  /** Orders that did not expire although their time is over. They stay the oldest, and must not keep others waiting. */
  let passed = 0;

  /** Cancels a batch of orders whose time is over; resolves to their number. */
  async function expireSome(): Promise<number> {
    const expired = await findExpired(database.db, batch, passed);
    let ended = 0;
    for (const id of expired) {
      // One after the other: many may have been made for one sale, and want the same variants.
      // oxlint-disable-next-line no-await-in-loop
      if (await expire(id)) ended += 1;
    }
    // After the last one, those that failed are tried again.
    passed = expired.length < batch ? 0 : passed + batch - ended;
    return ended;
  }

  /** @returns false when it failed */
  async function expire(id: number): Promise<boolean> {
    try {
      await database.transaction(async (tx) => {
        const order = await states.lock(tx, id);
        if (!order?.isExpired || (await states.isVerifying(tx, order))) return;
        await states.cancel(tx, order, { by: 'job', reason: 'not paid in time' });
        // The message about a payment that failed has said how long it can be paid.
        if (!(await wasUnpaid(tx, order))) await notifyExpired(tx, order);
      });
      return true;
    } catch (error) {
      logger.error({ err: error, order: id }, 'An order did not expire');
      return false;
    }
  }

  return { idOf, leaveFrozen, cancelOf, expireSome, batch };
}
export type CancelService = ReturnType<typeof createCancelService>;
