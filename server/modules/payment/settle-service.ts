import { orderStatuses } from '#lib/contract/codes.ts';
import type { Database, Db } from '#server/db/database.ts';
import type {
  Attempt,
  CallbackReading,
  Gateway,
  Money,
  Unpaid,
  Verdict,
} from '#server/gateways/gateway.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { OrderRow, StateService } from '#server/modules/order/state-service.ts';
import {
  type AttemptRow,
  changeAttempt,
  findDue,
  insertStray,
  isSpent,
  lockAttempt,
  orderOf,
} from '#server/modules/payment/attempt-queries.ts';
import { lease, lookEvery, nextTry } from '#server/modules/payment/backoff.ts';

const { unpaid, atGateway, cancelled, waiting } = orderStatuses;

/** Attempts taken up by one batch of the job. */
const batch = 20;

interface Needs {
  readonly database: Database;
  readonly gateways: ReadonlyMap<string, Gateway>;
  readonly states: StateService;
  readonly logger: JobLogger;
}

/** An attempt this process asks the gateway about, until its lease ends. */
interface Claim {
  readonly attempt: AttemptRow;
  readonly gateway: Gateway;
  /** `pay`: its pieces are held. `settle`: it is paid. `refuse`: what it would pay for is gone. */
  readonly aim: 'pay' | 'refuse' | 'settle';
  /** Whether the pieces were claimed again for it, after the order had expired. */
  readonly isRevived: boolean;
  /** Whether the shopper has come back, or another sign of the end was seen. */
  readonly hasReturned: boolean;
  /** Whether that said that it is paid. */
  readonly isExpected: boolean;
}

/**
 * Finds out whether attempts are paid, and moves their orders. Stock is held before the gateway is asked to
 * capture; no transaction is open meanwhile. Each step can be repeated after a crash.
 */
export function createSettleService({ database, gateways, states, logger }: Needs) {
  /**
   * Judges an attempt whose shopper came back, or that is due.
   * @param reading what the callback claims; absent when the job asks
   */
  async function judge(attemptId: number, reading?: CallbackReading): Promise<void> {
    const claim = await database.transaction((tx) => take(tx, attemptId, reading));
    if (claim === null) return;
    if (claim.aim === 'settle') return payOut(claim);
    const verdict = await ask(claim, reading);
    const isPaid = await database.transaction((tx) => conclude(tx, claim, verdict));
    if (isPaid && claim.gateway.settle) await payOut(claim);
  }

  async function lock(tx: Db, attemptId: number) {
    const orderId = await orderOf(tx, attemptId);
    const order = orderId === null ? null : await states.lock(tx, orderId);
    const found = await lockAttempt(tx, attemptId);
    const gateway = found && gateways.get(found.gateway);
    return order && found && gateway ? { order, found, gateway } : null;
  }

  /** Claims an attempt for this process, and what it would pay for; null when there is nothing to do. */
  async function take(
    tx: Db,
    attemptId: number,
    reading: CallbackReading | undefined,
  ): Promise<Claim | null> {
    const locked = await lock(tx, attemptId);
    if (locked === null || isOver(locked.found, reading)) return null;
    const { order, found, gateway } = locked;
    const callbackRef = refOf(reading) ?? found.callbackRef;
    const attempt = { ...found, callbackRef };
    await changeAttempt(tx, found.id, {
      state: found.state === 'paid' ? 'paid' : 'verifying',
      dueIn: lease,
      callbackRef,
      needsSettling: found.needsSettling,
      raws: reading ? [reading.raw] : [],
    });
    const expected = isExpected(found, reading);
    const hasReturned = reading !== undefined || expected;
    const claim = { attempt, gateway, hasReturned, isExpected: expected };
    if (found.state === 'paid') return { ...claim, isRevived: false, aim: 'settle' };
    const isRevived = expected && (await revive(tx, order));
    return { ...claim, isRevived, aim: isRevived || isOpen(order) ? 'pay' : 'refuse' };
  }

  /** Only orders whose time was over revive: one that its shopper left stays cancelled. */
  const revive = async (tx: Db, order: OrderRow): Promise<boolean> =>
    order.status === cancelled && order.cancelledBy === 'job' && states.revive(tx, order);

  /** @returns whether the attempt is paid now, by this process */
  async function conclude(tx: Db, claim: Claim, verdict: Verdict): Promise<boolean> {
    const order = await states.lock(tx, claim.attempt.orderId);
    const attempt = await lockAttempt(tx, claim.attempt.id);
    // The lease ended, and another process has been faster.
    if (!order || attempt?.state !== 'verifying') return false;
    if (verdict.kind === 'unknown') {
      await askAgain(tx, claim, order);
      return false;
    }
    if (verdict.kind === 'unpaid') {
      await endUnpaid(tx, claim, order, verdict);
      return false;
    }
    if (await isSpent(tx, attempt, verdict.reference)) {
      logger.error({ event: 'payment replayed', attempt: attempt.id }, 'A payment was used twice');
      const said = 'the reference has paid another attempt';
      await endUnpaid(tx, claim, order, { ...leftUnverified, why: 'foreign', said });
      return false;
    }
    await endPaid(tx, claim, order, verdict);
    return true;
  }

  async function endPaid(tx: Db, claim: Claim, order: OrderRow, money: Money): Promise<void> {
    const { attempt, gateway } = claim;
    const needsSettling = gateway.settle !== undefined;
    await changeAttempt(tx, attempt.id, {
      state: 'paid',
      dueIn: needsSettling ? lease : null,
      needsSettling,
      money,
      raws: [money.raw],
    });
    if (claim.aim === 'pay' && (claim.isRevived || isOpen(order))) {
      const ready = order.status === unpaid ? await reopen(tx, order) : order;
      await states.markPaid(tx, ready, { by: 'gateway', reason: `paid by ${gateway.name}` });
      return;
    }
    logger.error({ event: 'stray payment', attempt: attempt.id }, 'A payment pays no order');
    await insertStray(tx, attempt, 'the order was not open any more');
  }

  /** A payment that failed first and came after all passes through the gateway's status. */
  const reopen = (tx: Db, order: OrderRow): Promise<OrderRow> =>
    states.step(tx, order, { status: atGateway, delivery: '' }, backAtGateway);

  async function endUnpaid(tx: Db, claim: Claim, order: OrderRow, verdict: Unpaid): Promise<void> {
    const { attempt, gateway } = claim;
    await changeAttempt(tx, attempt.id, { state: 'unpaid', dueIn: null, raws: [verdict.raw] });
    if (verdict.captured !== null) {
      logger.error(
        { event: 'payment mismatch', attempt: attempt.id, why: verdict.why },
        verdict.said,
      );
      await insertStray(tx, attempt, verdict.said);
    }
    if (claim.isRevived) await states.giveUp(tx, order);
    if (order.status === atGateway) {
      const reason = `${gateway.name}: ${verdict.why}`;
      await states.markUnpaid(tx, order, { by: 'gateway', reason });
    }
  }

  /** Asks again later; after the gateway's window nobody can find out, and staff must. */
  async function askAgain(tx: Db, claim: Claim, order: OrderRow): Promise<void> {
    const { attempt, gateway, hasReturned, isRevived } = claim;
    if (!hasReturned) {
      // Nobody has paid yet: wait for the shopper as long as the order does.
      const dueIn = isOpen(order) ? lookEvery : null;
      if (isRevived) await states.giveUp(tx, order);
      await changeAttempt(tx, attempt.id, { state: 'redirected', dueIn });
      return;
    }
    if (attempt.age <= gateway.tokenLife + gateway.verifyWindow) {
      await changeAttempt(tx, attempt.id, { state: 'unknown', dueIn: nextTry(attempt.tries) });
      return;
    }
    logger.error({ event: 'payment unknown', attempt: attempt.id }, 'A payment stays unknown');
    await insertStray(tx, attempt, 'the gateway did not tell in time whether it was paid');
    const said = 'unknown at the end of the window';
    const why = 'expired' as const;
    const end = { ...leftUnverified, why, said };
    await endUnpaid(tx, { ...claim, aim: 'pay' }, order, end);
  }

  /** Tells the gateway to pay out what was verified. */
  async function payOut({ attempt, gateway }: Claim): Promise<void> {
    const told = await gateway.settle?.(asAsked(attempt));
    const isDone = told === undefined || told.kind === 'done' || told.kind === 'already';
    if (told?.kind === 'refused') {
      logger.error({ event: 'settling refused', attempt: attempt.id }, told.said);
    }
    const isOverNow = isDone || told?.kind === 'refused';
    await changeAttempt(database.db, attempt.id, {
      state: 'paid',
      dueIn: isOverNow ? null : nextTry(attempt.tries),
      needsSettling: !isDone,
      raws: told ? [told.raw] : [],
    });
  }

  /** Takes up a batch of attempts that are due; resolves to their number. */
  async function judgeDue(): Promise<number> {
    const due = await findDue(database.db, batch);
    const ended = await Promise.allSettled(due.map((id) => judge(id)));
    for (const each of ended) {
      if (each.status === 'rejected')
        logger.error({ err: each.reason }, 'An attempt was not judged');
    }
    return due.length;
  }

  return { judge, judgeDue, batch };
}
export type SettleService = ReturnType<typeof createSettleService>;

async function ask(
  { attempt, gateway, aim, isExpected: expected }: Claim,
  reading: CallbackReading | undefined,
): Promise<Verdict> {
  const asked = asAsked(attempt);
  if (aim === 'refuse' && gateway.returnsUnverified) return leftUnverified;
  if (expected) return gateway.verify(asked);
  if (!gateway.inquire) return reading ? hintOf(reading) : stillWaiting;
  const told = await gateway.inquire(asked);
  // The shopper came back without paying, and the page at the gateway is still open.
  if (reading && told.kind === 'unknown' && told.why === 'waiting') return hintOf(reading);
  return told.kind === 'unpaid' || told.kind === 'unknown' ? told : gateway.verify(asked);
}

const backAtGateway = { by: 'gateway', reason: 'paid after all', isShown: false } as const;

const isOpen = ({ status }: OrderRow): boolean =>
  status === waiting || status === atGateway || status === unpaid;

/** Whether nothing is left to find out, or another process is at it. */
function isOver(attempt: AttemptRow, reading: CallbackReading | undefined): boolean {
  if (attempt.isLeased || attempt.state === 'created' || reading?.kind === 'foreign') return true;
  if (attempt.state === 'paid') return !attempt.needsSettling;
  return attempt.state === 'unpaid' && reading?.kind !== 'paid';
}

const refOf = (reading: CallbackReading | undefined): string | null =>
  reading === undefined || reading.kind === 'foreign' ? null : reading.callbackRef;

/** Whether a callback, or an earlier one, says that it is paid. */
const isExpected = (attempt: AttemptRow, reading: CallbackReading | undefined): boolean =>
  reading === undefined
    ? attempt.state === 'verifying' || attempt.state === 'unknown'
    : reading.kind === 'paid';

/** @throws {Error} for an attempt the gateway has never seen */
function asAsked({ id, amount, gatewayRef, callbackRef }: AttemptRow): Attempt {
  if (gatewayRef === null) throw new Error(`Attempt ${id} was never at the gateway.`);
  return { amount, merchantRef: id, gatewayRef, callbackRef };
}

const noAnswer = { call: 'none', status: null, body: null };
const leftUnverified: Unpaid = {
  kind: 'unpaid',
  why: 'expired',
  said: 'left unverified, so that the money returns',
  captured: null,
  raw: noAnswer,
};
const stillWaiting: Verdict = { kind: 'unknown', why: 'waiting', said: 'no news', raw: noAnswer };
/** Where nobody can be asked, a callback without success counts: it takes the attempt's token to send one. */
const hintOf = ({ raw }: CallbackReading): Unpaid => ({
  kind: 'unpaid',
  why: 'failed',
  said: 'the callback said so',
  captured: null,
  raw,
});
