import {
  type DecideReturnAnswer,
  type DecideReturnBody,
  type GetReturnsBody,
  type OpenReturnsAnswer,
  returnPageSize,
} from '#lib/contract/admin-return.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  factsOf,
  isAllBack,
  openReturns,
  refundOf,
} from '#server/modules/order/return-facts-service.ts';
import { notifyMember } from '#server/modules/order/sms-service.ts';
import type { OrderRow, StateService } from '#server/modules/order/state-service.ts';
import type { StockService } from '#server/modules/order/stock-service.ts';
import {
  type ReturnState,
  lockReturn,
  orderOf,
  writeState,
} from '#server/modules/order-return/queries.ts';
import { wrong } from '#server/modules/order-return/asked-lines.ts';
import { returnTexts } from '#server/modules/order-return/texts.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';
import { returnSms } from '#server/order-sms-texts.ts';

type Decided = 'approved' | 'refused' | 'received';

const decisions: Readonly<
  Record<DecideReturnBody['decision'], { from: readonly ReturnState[]; to: Decided }>
> = {
  approve: { from: ['asked'], to: 'approved' },
  // Also when the goods did not arrive, or not as they were described.
  refuse: { from: ['asked', 'approved'], to: 'refused' },
  received: { from: ['approved'], to: 'received' },
};

interface Needs {
  readonly database: Database;
  readonly states: StateService;
  readonly stock: StockService;
  readonly refunds: RefundService;
}

/** Staff's decisions about returns. */
export function createDecideService({ database, states, stock, refunds }: Needs) {
  /**
   * Approves or refuses a request, or notes that its goods are here: then the money goes back.
   * @throws {ShopError} 404, 409 `STALE`, or for a decision its state does not allow; 422 for too much money
   */
  async function decide(
    administratorId: number,
    body: DecideReturnBody,
  ): Promise<DecideReturnAnswer> {
    const { id, version, decision, answer } = body;
    const { from, to } = decisions[decision];
    return database.transaction(async (tx) => {
      const { order, request } = await locked(tx, id);
      refuseStale(version, request.version);
      if (!from.includes(request.state)) {
        throw new ShopError(409, 'RETURN_STATE', returnTexts.notNow);
      }
      const refund = to === 'received' ? await giveBack(tx, order, body) : null;
      await writeState(tx, id, { state: to, answer, refundId: refund?.id ?? null });
      await recordStaff(tx, {
        memberId: administratorId,
        action: 'Decide-Return',
        subject: `order ${order.number}`,
        before: { return: id, state: request.state },
        after: {
          return: id,
          state: to,
          ...(to === 'received' && { refund: refund?.amount ?? 0, restock: body.restock }),
        },
      });
      const amount = refund?.amount ?? 0;
      await notifyMember(tx, order, returnSms[to](order.number, amount));
      await move(tx, order, to);
      return { id, version: version + 1, number: order.number, state: to, refund: amount };
    });
  }

  /** @throws {ShopError} 404 for an unknown request */
  async function locked(tx: Db, id: number) {
    const orderId = await orderOf(tx, id);
    const order = orderId === null ? null : await states.lock(tx, orderId);
    const request = await lockReturn(tx, id);
    if (order !== null && request !== null) return { order, request };
    throw new ShopError(404, 'RETURN_NOT_FOUND', returnTexts.unknown);
  }

  /**
   * Records the refund, and puts the goods back on sale if that is wanted.
   * @returns null when no money goes back
   */
  async function giveBack(tx: Db, order: OrderRow, { id, amount, restock }: DecideReturnBody) {
    const facts = await factsOf(tx, order.id);
    const request = facts?.returns.find((each) => each.id === id);
    if (!facts || !request) throw new ShopError(404, 'RETURN_NOT_FOUND', returnTexts.unknown);
    const most = refundOf(facts, request);
    if (amount !== undefined && amount > most) throw wrong('amount', returnTexts.tooMuch(most));
    if (restock) {
      const pieces = request.lines.map(({ propertyId, count }) => ({
        variantId: propertyId,
        count,
      }));
      await stock.restore(
        tx,
        order.id,
        pieces.toSorted((a, b) => a.variantId - b.variantId),
      );
    }
    const wanted = amount ?? most;
    if (wanted === 0) return null;
    const reason = returnTexts.refundReason(order.number);
    return refunds.request(tx, { orderId: order.id, amount: wanted, reason });
  }

  /** The order's step; no step while pieces of it are left with its member. */
  async function move(tx: Db, order: OrderRow, to: Decided): Promise<void> {
    const cause = { by: 'staff', reason: `return ${to}` } as const;
    const facts = to === 'received' ? await factsOf(tx, order.id) : null;
    if (facts === null || !isAllBack(facts) || order.status !== orderStatuses.preparing) {
      await states.note(tx, order, cause);
      return;
    }
    await states.takeReturned(tx, order, cause);
  }

  /** The queue of staff; a page past the last is empty. */
  async function listOpen(body: GetReturnsBody): Promise<OpenReturnsAnswer> {
    const { items, count } = await openReturns(database, body, returnPageSize);
    return { items, count, page: body.page, pageCount: Math.ceil(count / returnPageSize) };
  }

  return { decide, listOpen };
}
export type DecideService = ReturnType<typeof createDecideService>;
