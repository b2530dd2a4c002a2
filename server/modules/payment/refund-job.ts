import type { Database } from '#server/db/database.ts';
import type { Gateway, Outcome, Raw, RefundOrder } from '#server/gateways/gateway.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Job, JobLogger } from '#server/jobs/job.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import { lease, nextTry } from '#server/modules/payment/backoff.ts';
import { readCart } from '#server/modules/payment/cart-queries.ts';
import {
  type DueRefund,
  type RefundChange,
  claimRefunds,
  noteRefund,
} from '#server/modules/payment/refund-queries.ts';

const batch = 10;
/** Ms between looks for refunds that are due. */
const every = 10_000;
/** Calls about one refund; about eight hours at the longest pause. */
const mostTries = 100;

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'of'>;
  readonly states: Pick<StateService, 'lock' | 'note'>;
  readonly logger: Pick<JobLogger, 'error'>;
}

/**
 * Gives money back at gateways. No transaction is open while one is asked. An order whose answer is not known is
 * inquired about before it is repeated; where that is not possible, and after a refusal, staff must pay.
 */
export function refundJob({ database, gateways, states, logger }: Needs): Job {
  async function giveBack(refund: DueRefund): Promise<void> {
    const gateway = gateways.of(refund);
    const change = gateway
      ? changeBy(await ask(gateway, refund), refund)
      : toStaff('the gateway is not set any more');
    await database.transaction(async (tx) => {
      const order = await states.lock(tx, refund.orderId);
      if (order === null || !(await noteRefund(tx, refund, change))) return;
      if (change.state === 'wanted' || change.state === 'unknown') return;
      await states.note(tx, order, { by: 'job', reason: `refund ${refund.id} is ${change.state}` });
    });
    if (change.said !== null) {
      logger.error({ event: 'refund', refund: refund.id, state: change.state }, change.said);
    }
  }

  async function ask(gateway: Gateway, refund: DueRefund): Promise<Asked> {
    const { attempt, before, age } = refund;
    if (!gateway.refund) {
      const isLate = before === 'wanted' && age >= gateway.reverseWindow;
      if (!gateway.reverse || isLate || refund.amount !== attempt.amount)
        return nobody('the gateway can no longer give it back');
      // It gives everything back, once, so asking again is safe.
      return { outcome: await gateway.reverse(attempt), isInquiry: false, canAskAgain: true };
    }
    const order = await orderOf(refund);
    const canAskAgain = gateway.inquireRefund !== undefined;
    if (before === 'wanted') {
      return { outcome: await gateway.refund(attempt, order), isInquiry: false, canAskAgain };
    }
    if (!gateway.inquireRefund) return nobody('it is not known whether the gateway gave it back');
    const outcome = await gateway.inquireRefund(attempt, order);
    return { outcome, isInquiry: true, canAskAgain };
  }

  async function orderOf(refund: DueRefund): Promise<RefundOrder> {
    const { refundRef, orderId, amount, reference, refundedBefore } = refund;
    const cart = await readCart(database.db, orderId);
    // A refund need not be for whole lines, so it is a discount of what remains.
    const remaining = { ...cart, discount: cart.discount + refundedBefore + amount };
    return { amount, refundRef, reference, refundedBefore, remaining };
  }

  /** It is taken up again after its lease, and must not keep others waiting. */
  function failed({ id }: DueRefund, error: unknown): void {
    logger.error({ err: error, refund: id }, 'A refund was not asked for');
  }

  return {
    name: 'give refunds back',
    every,
    async run() {
      const refunds = await claimRefunds(database.db, batch, lease);
      await Promise.all(
        refunds.map((refund) => giveBack(refund).catch((error: unknown) => failed(refund, error))),
      );
      return refunds.length < batch ? 'later' : 'now';
    },
  };
}

/** Null outcome: nobody can be asked, for the reason `said`. */
type Asked =
  | { readonly outcome: null; readonly said: string }
  | { readonly outcome: Outcome; readonly isInquiry: boolean; readonly canAskAgain: boolean };

const nobody = (said: string): Asked => ({ outcome: null, said });

/** `said`: for operators; null when there is nothing to do for them. */
type Change = RefundChange & { readonly said: string | null };

function toStaff(said: string, raw: Raw = { call: 'none', status: null, body: said }): Change {
  return { state: 'manual', dueIn: null, reference: null, raws: [raw], said };
}

function changeBy(asked: Asked, { tries }: Pick<DueRefund, 'tries'>): Change {
  if (asked.outcome === null) return toStaff(asked.said);
  const { outcome, isInquiry, canAskAgain } = asked;
  const { raw } = outcome;
  const change = { reference: null, raws: [raw], said: null };
  if (outcome.kind === 'unknown') {
    if (!canAskAgain || tries >= mostTries) return toStaff(outcome.said, raw);
    return { ...change, state: 'unknown', dueIn: nextTry(tries) };
  }
  if (outcome.kind === 'refused') {
    // An inquiry: there was no such refund.
    if (isInquiry && tries < mostTries) return { ...change, state: 'wanted', dueIn: 0 };
    return toStaff(outcome.said, raw);
  }
  return { ...change, state: 'done', dueIn: null, reference: outcome.reference };
}
