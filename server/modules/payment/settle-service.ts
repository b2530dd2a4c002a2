import type { Database, Db } from '#server/db/database.ts';
import type { CallbackReading, Gateway, Money, Paid, Unpaid } from '#server/gateways/gateway.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { OrderRow, StateService } from '#server/modules/order/state-service.ts';
import {
  type AttemptPlace,
  type AttemptRow,
  changeAttempt,
  findDue,
  isSpent,
  lockAttempt,
  noteReturn,
  postpone,
} from '#server/modules/payment/attempt-queries.ts';
import { lease, lookEvery, nextTry } from '#server/modules/payment/backoff.ts';
import {
  type Answer,
  type Claim,
  asAsked,
  ask,
  isExpected,
  isInTime,
  isOpen,
  isOver,
  leftUnverified,
  moneyOf,
  refsOf,
  replayed,
  traceOf,
} from '#server/modules/payment/claim.ts';
import { createOrderMoney } from '#server/modules/payment/order-money.ts';
import { recordStray } from '#server/modules/payment/stray-record-service.ts';

/** Attempts taken up by one batch of the job. */
const batch = 20;
/** Ms until an attempt whose gateway is not set, or whose judging failed, is tried again. */
const setback = 300_000;
/** Age in ms at which an attempt whose gateway is not set any more is given up. */
const longestSetback = 7_200_000;

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'of' | 'isTestOver'>;
  readonly states: StateService;
  readonly logger: JobLogger;
}

/**
 * Finds out whether attempts are paid, and moves their orders. Stock is held before the gateway is asked to
 * capture; no transaction is open meanwhile. Each step can be repeated after a crash.
 */
export function createSettleService({ database, gateways, states, logger }: Needs) {
  const orderMoney = createOrderMoney(states);

  /**
   * Judges an attempt whose shopper came back, or that is due.
   * @param reading what the callback claims; absent when the job asks
   */
  async function judge(place: AttemptPlace, reading?: CallbackReading): Promise<void> {
    const claim = await database.transaction((tx) => take(tx, place, reading));
    if (claim === null) return;
    if (claim.aim === 'settle') return payOut(claim);
    const answer = await ask(claim, reading);
    const end = await database.transaction((tx) => conclude(tx, claim, answer));
    if (end === 'again') return judge(place);
    if (end === 'paid' && claim.gateway.settle) await payOut(claim);
  }

  /** Claims an attempt for this process, and what it would pay for; null when there is nothing to do. */
  async function take(
    tx: Db,
    place: AttemptPlace,
    reading: CallbackReading | undefined,
  ): Promise<Claim | null> {
    const locked = await lock(tx, place);
    if (locked === null) return null;
    const { order, found } = locked;
    const gateway = gateways.of(found);
    if (!gateway) return setBack(tx, order, found);
    if (isOver(found, reading)) {
      // Also while another process asks: it will find that the shopper is back.
      if (reading?.kind === 'paid') await noteReturn(tx, place.id, refsOf(found, reading));
      return null;
    }
    return claimed(tx, { order, found, gateway }, reading);
  }

  async function lock(tx: Db, { id, orderId }: AttemptPlace, reference?: string) {
    const order = await states.lock(tx, orderId);
    const found = await lockAttempt(tx, id, reference);
    return order && found ? { order, found } : null;
  }

  async function claimed(
    tx: Db,
    { order, found, gateway }: { order: OrderRow; found: AttemptRow; gateway: Gateway },
    reading: CallbackReading | undefined,
  ): Promise<Claim> {
    const expected = isExpected(found, reading);
    const refs = refsOf(found, reading);
    const isPaid = found.state === 'paid';
    await changeAttempt(tx, found.id, {
      state: isPaid ? 'paid' : 'verifying',
      dueIn: lease,
      ...refs,
      needsSettling: found.needsSettling,
      isTry: expected || isPaid,
      hasReturned: reading?.kind === 'paid',
      trace: traceOf(reading),
      raws: reading ? [reading.raw] : [],
    });
    const claim = {
      attempt: { ...found, ...refs },
      gateway,
      hasReturned: expected || reading !== undefined,
      isExpected: expected,
    };
    if (isPaid) return { ...claim, aim: 'settle' };
    const isRevived = expected && (await orderMoney.revive(tx, order));
    return { ...claim, aim: isRevived || isOpen(order) ? 'pay' : 'refuse' };
  }

  /** The gateway was taken out of the settings. Until it is there again nobody can ask it. */
  async function setBack(tx: Db, order: OrderRow, found: AttemptRow): Promise<null> {
    if (found.state === 'unpaid') return null;
    if (found.state === 'paid' || found.age < longestSetback) {
      await postpone(tx, found.id, setback);
      return null;
    }
    logger.error({ event: 'payment unknown', attempt: found.id }, 'The gateway is not set');
    const reason = 'its gateway is not set any more';
    await recordStray(tx, order, found, { amount: found.amount, reason, isCertain: false });
    await changeAttempt(tx, found.id, { state: 'unpaid', dueIn: null });
    await orderMoney.leave(tx, order, found, { by: 'job', reason });
    return null;
  }

  /** @returns `paid`: it pays its order now, by this process. `again`: to be asked by what another callback brought */
  async function conclude(
    tx: Db,
    claim: Claim,
    answer: Answer,
  ): Promise<'paid' | 'again' | 'over'> {
    const { verdict, isVerified } = answer;
    const locked = await lock(tx, claim.attempt, moneyOf(verdict)?.reference);
    // The lease ended, and another process has been faster.
    if (locked?.found.state !== 'verifying') return 'over';
    const { order, found } = locked;
    if (verdict.kind === 'unknown') {
      const isWaiting = isVerified && verdict.why === 'waiting';
      const hasReturned = claim.hasReturned || isVerified || found.hasReturned;
      // Anybody can forge a callback: what its gateway finds unpaid so far does not keep the order waiting.
      if (isWaiting) await release(tx, claim, order, soonOf(claim));
      else await askAgain(tx, { ...claim, hasReturned }, order);
      return 'over';
    }
    const end = endOf(found, verdict);
    if (end.kind !== 'unpaid') return (await endPaid(tx, claim, order, end)) ? 'paid' : 'over';
    if (await turnToNext(tx, claim, found, end)) return 'again';
    await endUnpaid(tx, claim, order, end);
    return 'over';
  }

  /** What a certain verdict means, with what only the shop knows. */
  function endOf(
    found: AttemptRow & { readonly isSpent: boolean },
    verdict: Paid | Unpaid,
  ): Paid | Unpaid {
    if (found.isSpent) {
      logger.error({ event: 'payment replayed', attempt: found.id }, 'A payment was used twice');
      return replayed(found, verdict);
    }
    if (verdict.kind === 'unpaid' || !gateways.isTestOver(found)) return verdict;
    const said = 'no money moved: it was made in the test mode, which is over';
    return { ...leftUnverified, why: 'test', said };
  }

  async function endPaid(tx: Db, claim: Claim, order: OrderRow, paid: Money): Promise<boolean> {
    const { attempt, gateway } = claim;
    const isTaken = claim.aim === 'pay' && (await orderMoney.canTake(tx, order));
    const needsSettling = isTaken && gateway.settle !== undefined;
    await changeAttempt(tx, attempt.id, {
      state: 'paid',
      dueIn: needsSettling ? lease : null,
      needsSettling,
      money: paid,
      raws: [paid.raw],
    });
    if (isTaken) {
      const cause = { by: 'gateway', reason: `paid by ${gateway.name}` } as const;
      await orderMoney.pay(tx, order, cause, gateway.name);
      return true;
    }
    logger.error({ event: 'stray payment', attempt: attempt.id }, 'A payment pays no order');
    await recordStray(tx, order, attempt, {
      amount: attempt.amount,
      reason: 'the order was not open any more',
      isCertain: true,
    });
    return false;
  }

  async function endUnpaid(tx: Db, claim: Claim, order: OrderRow, verdict: Unpaid): Promise<void> {
    const { attempt, gateway } = claim;
    const { captured: money, raw } = verdict;
    await changeAttempt(tx, attempt.id, {
      state: 'unpaid',
      dueIn: null,
      failure: verdict.refusal ?? verdict.why,
      raws: [raw],
      // Its reference is spent: money that goes back must pay no other attempt.
      ...(money && { money }),
    });
    if (money !== null) {
      logger.error(
        { event: 'payment mismatch', attempt: attempt.id, why: verdict.why },
        verdict.said,
      );
      const amount = money.amount ?? attempt.amount;
      await recordStray(tx, order, attempt, { amount, reason: verdict.said, isCertain: true });
    }
    await orderMoney.leave(tx, order, attempt, {
      by: 'gateway',
      reason: `${gateway.name}: ${verdict.why}`,
    });
  }

  /**
   * Nobody has paid yet, and the shopper may still do so.
   * @param dueIn ms until the gateway is asked again; of one that a callback called paid, to capture it
   */
  async function release(
    tx: Db,
    { attempt, gateway }: Claim,
    order: OrderRow,
    dueIn: number,
  ): Promise<void> {
    // Money that stays at the gateway is looked for after the order's end, too.
    const isLooked = isOpen(order) || (isInTime(attempt, gateway) && !gateway.returnsUnverified);
    await changeAttempt(tx, attempt.id, { state: 'redirected', dueIn: isLooked ? dueIn : null });
    const reason = `${gateway.name}: not paid yet`;
    await orderMoney.leave(tx, order, attempt, { by: 'gateway', reason });
  }

  /** Asks again later; after the gateway's window nobody can find out, and staff must. */
  async function askAgain(tx: Db, claim: Claim, order: OrderRow): Promise<void> {
    const { attempt, gateway, hasReturned } = claim;
    if (!hasReturned) return release(tx, claim, order, lookEvery);
    if (isInTime(attempt, gateway)) {
      const dueIn = nextTry(attempt.tries + 1);
      await changeAttempt(tx, attempt.id, { state: 'unknown', dueIn, hasReturned });
      return;
    }
    logger.error({ event: 'payment unknown', attempt: attempt.id }, 'A payment stays unknown');
    const said = 'the gateway did not answer in time whether it was paid';
    const { amount } = attempt;
    // What has paid another order is not looked for.
    const isOthers = await isSpent(tx, attempt, attempt.callbackRef);
    if (!isOthers) {
      await recordStray(tx, order, attempt, { amount, reason: said, isCertain: false });
    }
    await endUnpaid(tx, claim, order, { ...leftUnverified, said });
  }

  /** Asks the gateway to pay out what was verified. */
  async function payOut({ attempt, gateway }: Claim): Promise<void> {
    const answer = await gateway.settle?.(asAsked(attempt));
    const isDone = answer === undefined || answer.kind === 'done' || answer.kind === 'already';
    if (answer?.kind === 'refused') {
      logger.error({ event: 'settling refused', attempt: attempt.id }, answer.said);
    }
    const isOverNow = isDone || answer?.kind === 'refused';
    await database.transaction(async (tx) => {
      // Staff may have settled it meanwhile.
      if (!(await lockAttempt(tx, attempt.id))?.needsSettling) return;
      await changeAttempt(tx, attempt.id, {
        state: 'paid',
        dueIn: isOverNow ? null : nextTry(attempt.tries + 1),
        needsSettling: !isDone,
        raws: answer ? [answer.raw] : [],
      });
    });
  }

  /** Takes up a batch of attempts that are due; resolves to their number. */
  async function judgeDue(): Promise<number> {
    const due = await findDue(database.db, batch);
    await Promise.all(
      due.map((each) => judge(each).catch((error: unknown) => failed(each.id, error))),
    );
    return due.length;
  }

  /** One that cannot be judged must not keep others waiting. */
  async function failed(attemptId: number, error: unknown): Promise<void> {
    logger.error({ err: error, attempt: attemptId }, 'An attempt was not judged');
    await postpone(database.db, attemptId, setback);
  }

  return { judge, judgeDue, batch };
}
export type SettleService = ReturnType<typeof createSettleService>;

/** Anybody can forge a callback: when what one brought is unpaid, the gateway is asked by that of the next. */
async function turnToNext(
  tx: Db,
  { aim }: Claim,
  { id, otherRefs: [callbackRef, ...otherRefs] }: AttemptRow,
  { captured, raw }: Unpaid,
): Promise<boolean> {
  if (aim !== 'pay' || callbackRef === undefined || captured !== null) return false;
  const raws = [raw];
  await changeAttempt(tx, id, { state: 'unknown', dueIn: 0, callbackRef, otherRefs, raws });
  return true;
}

/** Ms until the gateway is asked again to capture what is not paid so far. */
const soonOf = ({ attempt }: Claim): number => Math.min(nextTry(attempt.tries + 1), lookEvery);
