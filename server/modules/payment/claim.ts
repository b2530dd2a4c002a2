import { orderStatuses } from '#lib/contract/codes.ts';
import type {
  Attempt,
  CallbackReading,
  Gateway,
  Money,
  Paid,
  Unpaid,
  Verdict,
} from '#server/gateways/gateway.ts';
import type { OrderRow } from '#server/modules/order/state-service.ts';
import type { AttemptRow } from '#server/modules/payment/attempt-queries.ts';

const { unpaid, atGateway, waiting } = orderStatuses;

/** An attempt this process asks the gateway about, until its lease ends. */
export interface Claim {
  /** As it was before the claim, but with what this callback brought. */
  readonly attempt: AttemptRow;
  readonly gateway: Gateway;
  /** `pay`: its pieces are held. `settle`: it is paid. `refuse`: what it would pay for is gone. */
  readonly aim: 'pay' | 'refuse' | 'settle';
  /** Whether the shopper has come back, paid or not. */
  readonly hasReturned: boolean;
  /** Whether a callback said that it is paid. */
  readonly isExpected: boolean;
}

/** What a gateway says, and whether it was asked to capture. */
export interface Answer {
  readonly verdict: Verdict;
  readonly isVerified: boolean;
}

/** Whether an order can still be paid. */
export const isOpen = ({ status }: OrderRow): boolean =>
  status === waiting || status === atGateway || status === unpaid;

/** Whether the gateway may have captured its money without our knowing. */
const isAsked = ({ state }: AttemptRow): boolean => state === 'verifying' || state === 'unknown';

/** Whether nothing is left to find out, or another process is at it. */
export function isOver(attempt: AttemptRow, reading: CallbackReading | undefined): boolean {
  if (attempt.isLeased || attempt.state === 'created' || reading?.kind === 'foreign') return true;
  if (attempt.state === 'paid') return !attempt.needsSettling;
  return attempt.state === 'unpaid' && (attempt.isStray || reading?.kind !== 'paid');
}

/** Whether a callback, this or an earlier one, said that it is paid. */
export const isExpected = (attempt: AttemptRow, reading: CallbackReading | undefined): boolean =>
  reading?.kind === 'paid' ||
  (attempt.hasReturned && (isAsked(attempt) || attempt.state === 'redirected'));

/** Most of what callbacks brought that is kept besides what the gateway is asked by. */
const mostOthers = 20;

/** Whether a callback can still say what verifying needs: nobody asks by it now, and no money came by it. */
const isFree = ({ state, isStray }: AttemptRow): boolean =>
  state === 'created' || state === 'redirected' || (state === 'unpaid' && !isStray);

/** What verifying needs. While the gateway is being asked no callback can change it: what it brought waits its turn. */
export function refsOf(
  attempt: AttemptRow,
  reading: CallbackReading | undefined,
): Pick<AttemptRow, 'callbackRef' | 'otherRefs'> {
  const { callbackRef: known, otherRefs } = attempt;
  const brought = reading && reading.kind !== 'foreign' ? reading.callbackRef : null;
  if (brought === null || known === null) return { callbackRef: known ?? brought, otherRefs };
  if (isFree(attempt)) return { callbackRef: brought, otherRefs };
  const isOther =
    isAsked(attempt) && reading?.kind === 'paid' && ![known, ...otherRefs].includes(brought);
  return {
    callbackRef: known,
    otherRefs: isOther ? [...otherRefs, brought].slice(0, mostOthers) : otherRefs,
  };
}

/** Whether its gateway can still capture it. */
export const isInTime = ({ age }: AttemptRow, { tokenLife, verifyWindow }: Gateway): boolean =>
  age <= tokenLife + verifyWindow;

/** The money a gateway has taken, if any. */
export function moneyOf(verdict: Verdict): Money | null {
  if (verdict.kind === 'unknown') return null;
  return verdict.kind === 'unpaid' ? verdict.captured : verdict;
}

/** The trace number a callback brings; null without one. */
export const traceOf = (reading: CallbackReading | undefined): string | null =>
  (reading && reading.kind !== 'foreign' ? reading.trace : null) ?? null;

/** @throws {Error} for an attempt the gateway has never seen */
export function asAsked({ id, amount, merchantRef, gatewayRef, callbackRef }: AttemptRow): Attempt {
  if (gatewayRef === null) throw new Error(`Attempt ${id} was never at the gateway.`);
  return { amount, merchantRef, gatewayRef, callbackRef };
}

/** Asks the gateway; captures what is expected to be paid, or turns out to be. */
export async function ask(
  { attempt, gateway, aim, isExpected: expected }: Claim,
  reading: CallbackReading | undefined,
): Promise<Answer> {
  const asked = asAsked(attempt);
  const verify = async () => ({ verdict: await gateway.verify(asked), isVerified: true });
  if (aim === 'refuse' && gateway.returnsUnverified && !isAsked(attempt)) {
    return unasked(leftUnverified);
  }
  if (expected) return verify();
  if (!gateway.inquire) return unasked(reading ? hintOf(reading) : stillWaiting);
  const answer = await gateway.inquire(asked);
  // The shopper came back without paying, and the page at the gateway is still open.
  if (reading && answer.kind === 'unknown' && answer.why === 'waiting')
    return unasked(hintOf(reading));
  return answer.kind === 'unpaid' || answer.kind === 'unknown' ? unasked(answer) : verify();
}

const unasked = (verdict: Verdict): Answer => ({ verdict, isVerified: false });

const noAnswer = { call: 'none', status: null, body: null };
export const leftUnverified: Unpaid = {
  kind: 'unpaid',
  why: 'expired',
  said: 'left unverified, so that the money returns',
  captured: null,
  raw: noAnswer,
};

/**
 * What the gateway says of an attempt, with a reference that has paid another one. If a callback brought it, that is the
 * other's money. If not, the gateway has found the money by its own number: the bank's was used twice, and this one goes back.
 */
export function replayed(attempt: AttemptRow, verdict: Paid | Unpaid): Unpaid {
  const money = attempt.callbackRef === null ? moneyOf(verdict) : null;
  return {
    ...leftUnverified,
    why: 'foreign',
    said: 'the reference has paid another attempt',
    captured: money && { ...money, reference: asAsked(attempt).gatewayRef },
    raw: verdict.raw,
  };
}

const stillWaiting: Verdict = { kind: 'unknown', why: 'waiting', said: 'no news', raw: noAnswer };
/** Where nobody can be asked, a callback without success counts: it takes the attempt's token to send one. */
const hintOf = (reading: CallbackReading): Unpaid => ({
  kind: 'unpaid',
  why: 'failed',
  refusal: reading.kind === 'unpaid' ? (reading.refusal ?? null) : null,
  said: 'the callback said so',
  captured: null,
  raw: reading.raw,
});
