import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import type { Gateway } from '#server/gateways/gateway.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import {
  type Account,
  type ManualOutcome,
  endManual,
  insertRefund,
  lockRefund,
  readAccount,
} from '#server/modules/payment/refund-queries.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

export interface Refund {
  readonly orderId: number;
  /** Toman. */
  readonly amount: number;
  /** For members and staff; nothing personal. */
  readonly reason: string;
}

export interface Requested {
  readonly id: number;
  /** Toman. */
  readonly amount: number;
  /** `wanted`: the job asks the gateway. `manual`: staff must pay it. */
  readonly state: 'wanted' | 'manual';
}

export interface Manual {
  readonly id: number;
  readonly outcome: ManualOutcome;
  /** The bank's, of one that was paid. */
  readonly reference: string;
}

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'of'>;
  readonly states: Pick<StateService, 'lock'>;
}

/** Money that is to go back for orders. All refunds of an order are never more than what was paid for it. */
export function createRefundService({ database, gateways, states }: Needs) {
  /**
   * Records a refund in the caller's transaction; the caller makes the order's step, or notes the change
   * (`StateService.note`), so that its member is notified.
   * @throws {ShopError} 404 for an unknown order, 409 `REFUND_TOO_MUCH` for more than what is left
   * @throws {RangeError} for an amount that is no whole number of toman above 0
   */
  async function request(tx: Db, { orderId, amount, reason }: Refund): Promise<Requested> {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Refund of ${amount}`);
    const account = await locked(tx, orderId);
    const left = account.paid - account.refunded;
    if (amount > left) {
      throw conflict('REFUND_TOO_MUCH', paymentTexts.tooMuchBack(left));
    }
    const state = isAutomatic(account, amount) ? 'wanted' : 'manual';
    const attemptId = account.attempt?.id ?? null;
    const id = await insertRefund(tx, { orderId, attemptId, amount, reason, state });
    return { id, amount, state };
  }

  /**
   * Records a refund of all that is left of what was paid.
   * @returns null when nothing is left
   * @throws {ShopError} 404 for an unknown order
   */
  async function requestAll(
    tx: Db,
    { orderId, reason }: Omit<Refund, 'amount'>,
  ): Promise<Requested | null> {
    const amount = await leftOf(tx, orderId);
    return amount > 0 ? request(tx, { orderId, amount, reason }) : null;
  }

  /**
   * Toman that was paid for an order and does not go back so far.
   * @throws {ShopError} 404 for an unknown order
   */
  async function leftOf(tx: Db, orderId: number): Promise<number> {
    const { paid, refunded } = await locked(tx, orderId);
    return paid - refunded;
  }

  /** Toman that was paid for an order, and of that what goes back or has gone. */
  async function accountOf(orderId: number): Promise<Pick<Account, 'paid' | 'refunded'>> {
    const { paid, refunded } = await readAccount(database.db, orderId);
    return { paid, refunded };
  }

  /**
   * Ends a refund that staff must pay, or has its gateway asked again. The order must be locked.
   * @returns its amount, toman
   * @throws {ShopError} 404 for an unknown one, 409 when it is not for staff to pay, or its gateway cannot give it back
   */
  async function settle(tx: Db, orderId: number, manual: Manual): Promise<number> {
    const found = await lockRefund(tx, orderId, manual.id);
    if (!found) throw new ShopError(404, 'REFUND_NOT_FOUND', paymentTexts.unknownRefund);
    if (found.state !== 'manual') {
      throw conflict('REFUND_NOT_MANUAL', paymentTexts.refundNotManual);
    }
    const gateway = gateways.of({ gateway: found.gateway ?? '', keyId: found.keyId });
    const isWhole = found.amount === found.paid;
    if (manual.outcome === 'again' && !(gateway && canGiveBack(gateway, isWhole))) {
      throw conflict('REFUND_NOT_POSSIBLE', paymentTexts.refundStays);
    }
    await endManual(tx, manual.id, manual.outcome, manual.reference);
    return found.amount;
  }

  async function locked(tx: Db, orderId: number): Promise<Account> {
    if ((await states.lock(tx, orderId)) === null) {
      throw new ShopError(404, 'ORDER_NOT_FOUND', paymentTexts.unknownOrder);
    }
    return readAccount(tx, orderId);
  }

  /** Whether the payment's gateway can give this amount back. */
  function isAutomatic({ attempt, refunded, hasManual }: Account, amount: number): boolean {
    const gateway = attempt && gateways.of(attempt);
    if (!gateway) return false;
    // Its lender is sent what remains, and does not know what staff paid themselves.
    if (gateway.kind === 'instalments' && hasManual) return false;
    const isWhole = refunded === 0 && amount === attempt.amount;
    const isInTime = gateway.refund !== undefined || attempt.age < gateway.reverseWindow;
    return isInTime && canGiveBack(gateway, isWhole);
  }

  return { request, requestAll, leftOf, accountOf, settle };
}
export type RefundService = ReturnType<typeof createRefundService>;

/** Whether a gateway can give all, or a part, of a payment back. */
function canGiveBack(gateway: Gateway, isWhole: boolean): boolean {
  if (gateway.refund) return isWhole || gateway.refundsParts;
  return isWhole && gateway.reverse !== undefined;
}
