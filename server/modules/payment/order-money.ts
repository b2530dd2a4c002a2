import { orderStatuses } from '#lib/contract/codes.ts';
import type { Db } from '#server/db/database.ts';
import type { Cause, OrderRow, StateService } from '#server/modules/order/state-service.ts';
import type { AttemptPlace } from '#server/modules/payment/attempt-queries.ts';
import { isOpen } from '#server/modules/payment/claim.ts';
import { otherAttempts } from '#server/modules/payment/open-queries.ts';

const { unpaid, atGateway, cancelled } = orderStatuses;

type Steps = Pick<
  StateService,
  'step' | 'markPaid' | 'markUnpaid' | 'cancelledBy' | 'revive' | 'giveUp'
>;

/** What an attempt to pay that has ended does with its order. */
export function createOrderMoney(states: Steps) {
  /** Only orders whose time was over revive: one that its shopper left stays cancelled. */
  const revive = async (tx: Db, order: OrderRow): Promise<boolean> =>
    order.status === cancelled &&
    (await states.cancelledBy(tx, order)) === 'job' &&
    states.revive(tx, order);

  /** Whether the order can take it; one that has expired claims again what it gave back. */
  const canTake = async (tx: Db, order: OrderRow): Promise<boolean> =>
    isOpen(order) || (await revive(tx, order));

  /**
   * A payment that failed first and came after all passes through the gateway's status.
   * @param payment what it was paid by
   */
  async function pay(tx: Db, order: OrderRow, cause: Cause, payment: string): Promise<OrderRow> {
    const ready =
      order.status === unpaid
        ? await states.step(tx, order, { status: atGateway, delivery: '' }, paidAfterAll(cause))
        : order;
    return states.markPaid(tx, ready, cause, payment);
  }

  /**
   * After an attempt that does not pay, at least not yet. What was claimed again for it goes back, and the order is unpaid,
   * unless its shopper is at a gateway by this attempt or a later one, or another one is being verified.
   * @returns the order after its step; as it was without one
   */
  async function leave(
    tx: Db,
    order: OrderRow,
    attempt: AttemptPlace,
    cause: Cause,
  ): Promise<OrderRow> {
    const { isThere, isAsked } = await otherAttempts(tx, attempt);
    if (order.status === cancelled && !isAsked) await states.giveUp(tx, order);
    return order.status === atGateway && !isAsked && !isThere
      ? states.markUnpaid(tx, order, cause)
      : order;
  }

  return { revive, canTake, pay, leave };
}

const paidAfterAll = ({ by }: Cause) => ({ by, reason: 'paid after all', isShown: false }) as const;
