import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import { type OrderRow, type StateService, byStaff } from '#server/modules/order/state-service.ts';
import {
  type AttemptRow,
  changeAttempt,
  isSpent,
  lockAttempt,
} from '#server/modules/payment/attempt-queries.ts';
import {
  type LeftPayment,
  countLeft,
  findLeft,
  listLeft,
  orderOf,
} from '#server/modules/payment/left-desk-queries.ts';
import { createOrderMoney } from '#server/modules/payment/order-money.ts';
import { recordStray } from '#server/modules/payment/stray-record-service.ts';
import { byHand } from '#server/modules/payment/refund-queries.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';
import { refuseStale } from '#server/staff-log.ts';

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'askable'>;
  readonly states: StateService;
}

export interface Found {
  /** Of the order, as it was read. */
  readonly version: number;
  /** `paid`: its money is at the shop. `unpaid`: there is none. */
  readonly outcome: 'paid' | 'unpaid';
  /** The bank's, of one that was not known to be paid. */
  readonly reference: string;
}

export interface Settled {
  readonly payment: LeftPayment;
  readonly order: OrderRow;
  /** Whether its money pays no order, and is now among the strays. */
  readonly isStray: boolean;
}

/** What staff find out about payments that no job can end (`isLeft`). */
export function createLeftDesk({ database, gateways, states }: Needs) {
  const money = createOrderMoney(states);

  /** A page past the last is empty. */
  async function list(page: number, pageSize: number) {
    const set = gateways.askable();
    const count = await countLeft(database.db, set);
    const items = await listLeft(database.db, set, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { items, page, pageCount: Math.ceil(count / pageSize) };
  }

  /**
   * Ends one by what staff found out at the gateway or the bank.
   * @throws {ShopError} 404 for an unknown one; 409 when its order has changed since, its gateway can be asked or it has
   * ended, when it was verified and is said to be unpaid, and when the reference has paid another one
   */
  async function settle(tx: Db, attemptId: number, found: Found): Promise<Settled> {
    const orderId = await orderOf(tx, attemptId);
    const order = orderId === null ? null : await states.lock(tx, orderId);
    const attempt = await lockAttempt(tx, attemptId);
    if (order === null || attempt === null) {
      throw new ShopError(404, 'PAYMENT_NOT_FOUND', paymentTexts.unknownPayment);
    }
    refuseStale(found.version, order.version);
    const payment = await findLeft(tx, gateways.askable(), attemptId);
    if (payment === null) throw conflict('PAYMENT_NOT_LEFT', paymentTexts.notLeft);
    if (attempt.state === 'paid') {
      return { payment, order: await paidOut(tx, order, attempt, found), isStray: false };
    }
    if (found.outcome === 'unpaid') {
      return { payment, order: await endUnpaid(tx, order, attempt), isStray: false };
    }
    return { payment, ...(await endPaid(tx, order, attempt, found.reference)) };
  }

  async function paidOut(
    tx: Db,
    order: OrderRow,
    { id }: AttemptRow,
    { outcome }: Found,
  ): Promise<OrderRow> {
    if (outcome === 'unpaid') throw conflict('PAYMENT_VERIFIED', paymentTexts.wasVerified);
    await changeAttempt(tx, id, { state: 'paid', dueIn: null, raws });
    return states.note(tx, order, byStaff(`payment ${id} is paid out`));
  }

  async function endUnpaid(tx: Db, order: OrderRow, attempt: AttemptRow): Promise<OrderRow> {
    const { id } = attempt;
    await changeAttempt(tx, id, { state: 'unpaid', dueIn: null, raws });
    const cause = byStaff(`payment ${id} is not paid`);
    const after = await money.leave(tx, order, attempt, cause);
    // Without a step of the order, what staff found is noted.
    return after === order ? states.note(tx, order, cause) : after;
  }

  async function endPaid(tx: Db, order: OrderRow, attempt: AttemptRow, reference: string) {
    const { id } = attempt;
    if (reference === '') {
      throw new ShopError(422, 'INVALID', paymentTexts.needsReference, {
        fields: { reference: paymentTexts.needsReference },
      });
    }
    if (await isSpent(tx, attempt, reference)) {
      throw conflict('REFERENCE_USED', paymentTexts.referenceUsed);
    }
    const change = { state: 'paid', dueIn: null, money: { reference, card: null }, raws } as const;
    await changeAttempt(tx, id, change);
    if (await money.canTake(tx, order)) {
      const cause = byStaff(`payment ${id} is paid`);
      return { order: await money.pay(tx, order, cause, attempt.gateway), isStray: false };
    }
    await recordStray(tx, order, attempt, {
      amount: attempt.amount,
      reason: 'the order was not open any more',
      isCertain: true,
    });
    return {
      order: await states.note(tx, order, byStaff(`payment ${id} pays no order`)),
      isStray: true,
    };
  }

  return { list, settle };
}
export type LeftDesk = ReturnType<typeof createLeftDesk>;

const raws = [{ call: byHand, status: null, body: null }];
