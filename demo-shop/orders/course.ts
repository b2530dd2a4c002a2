import { deliveryStates, orderStatuses, type OrderStatus } from '#lib/contract/codes.ts';
import type { Chance } from '../expansion/random.ts';
import { day } from '../expansion/today.ts';
import { hour, localOf, minute, workTime } from './times.ts';

const { waiting, atGateway, paid, preparing, cancelled, unpaid } = orderStatuses;
const { none, packing, sent, delivered, returned } = deliveryStates;

/** A step of an order, with its event. */
export interface PastStep {
  readonly at: number;
  readonly status: OrderStatus;
  readonly delivery: string;
  readonly by: 'shopper' | 'gateway' | 'job' | 'staff';
  readonly reason: string;
}

/** A try to pay at a gateway. */
interface Try {
  readonly at: number;
  readonly endedAt: number;
  readonly isPaid: boolean;
}

/** How an order went. */
export interface Course {
  readonly steps: readonly PastStep[];
  readonly tries: readonly Try[];
  /** When it was to be sent; null if it never was. */
  readonly dueAt: number | null;
  readonly sentAt: number | null;
  readonly deliveredAt: number | null;
  /** When its money went back, and why. */
  readonly refund: { readonly at: number; readonly reason: string } | null;
  /** When its goods were asked to be taken back, and why. */
  readonly back: { readonly at: number; readonly reason: string } | null;
}

/** How the goods go: `days` are those of the method, from and to. */
export interface Way {
  readonly kind: 'post' | 'courier' | 'pick-up';
  readonly days: readonly [from: number, to: number];
  /** The hour at which a courier's period begins. */
  readonly fromHour: number | null;
}

const holdMinutes = 20;
const complaints = ['رنگ کالا با سلیقه‌ام جور نبود', 'منصرف شدم', 'با دستگاهم سازگار نبود'];

type Payment = Pick<Course, 'tries' | 'steps'> & { readonly end: 'paid' | 'gone' };

const stepTo = (
  at: number,
  [status, delivery]: readonly [OrderStatus, string],
  [by, reason]: readonly [PastStep['by'], string],
): PastStep => ({ at, status, delivery, by, reason });

const started = (at: number): PastStep => stepTo(at, [waiting, none], ['shopper', 'start']);

/** The steps of one try, and the try. */
function tryToPay(at: number, gateway: string, isPaid: boolean, chance: Chance) {
  const endedAt = at + chance.whole(70, 260) * 1_000;
  const go = stepTo(at, [atGateway, none], ['shopper', `to ${gateway}`]);
  const end = isPaid
    ? stepTo(endedAt, [paid, none], ['gateway', `paid by ${gateway}`])
    : stepTo(endedAt, [unpaid, none], ['gateway', `${gateway}: cancelled`]);
  return { steps: [go, end], attempt: { at, endedAt, isPaid } };
}

/** Most pay at once, some at the second try, some never. */
function payment(at: number, gateway: string, chance: Chance): Payment {
  const luck = chance.next();
  const first = tryToPay(at + 2_000, gateway, luck >= 0.15, chance);
  const start = started(at);
  if (luck >= 0.15) {
    return { steps: [start, ...first.steps], tries: [first.attempt], end: 'paid' };
  }
  if (luck < 0.07) {
    const over = at + holdMinutes * minute + 4_000;
    const gone = stepTo(over, [cancelled, none], ['job', 'not paid in time']);
    return { steps: [start, ...first.steps, gone], tries: [first.attempt], end: 'gone' };
  }
  const again = tryToPay(first.attempt.endedAt + 40_000, gateway, true, chance);
  return {
    steps: [start, ...first.steps, ...again.steps],
    tries: [first.attempt, again.attempt],
    end: 'paid',
  };
}

/** When goods packed at `packedAt` leave the shop and arrive. */
function transport(packedAt: number, { kind, days, fromHour }: Way, chance: Chance) {
  const ready = workTime(packedAt + chance.whole(1, 7) * hour, chance);
  if (kind === 'pick-up') {
    return { sentAt: ready, deliveredAt: workTime(ready + chance.whole(3, 50) * hour, chance) };
  }
  if (kind === 'courier') {
    // The courier leaves half an hour before the period of the next working day.
    const morning = workTime(ready + day, chance);
    const midnight = morning - (localOf(morning).getTime() % day);
    const begins = midnight + (fromHour ?? 10) * hour;
    return {
      sentAt: begins - 30 * minute,
      deliveredAt: begins + chance.whole(5, 115) * minute,
    };
  }
  const [from, to] = days;
  const onTheWay = chance.whole(from, to) * day + chance.whole(0, 5) * hour;
  return { sentAt: ready, deliveredAt: workTime(ready + onTheWay, chance) };
}

type Kept = Omit<Course, 'tries' | 'dueAt'>;

const nothing = { sentAt: null, deliveredAt: null, refund: null, back: null };

/** The shop's steps for an order that is paid, or paid on delivery. */
function fulfil(since: number, way: Way, chance: Chance): Kept {
  const packedAt = workTime(since + chance.whole(40, 900) * minute, chance);
  const luck = chance.next();
  if (luck < 0.025) {
    const off = stepTo(packedAt, [cancelled, none], ['staff', 'damaged in the warehouse']);
    const refund = { at: packedAt + 3 * minute, reason: 'کالا در انبار آسیب دیده بود' };
    return { ...nothing, steps: [off], refund };
  }
  const { sentAt, deliveredAt } = transport(packedAt, way, chance);
  const steps = [
    stepTo(packedAt, [preparing, packing], ['staff', 'packing']),
    stepTo(sentAt, [preparing, sent], ['staff', 'sent']),
    stepTo(deliveredAt, [preparing, delivered], ['staff', 'delivered']),
  ];
  if (luck >= 0.07) return { ...nothing, steps, sentAt, deliveredAt };
  const askedAt = deliveredAt + chance.whole(20, 120) * hour;
  const backAt = workTime(askedAt + chance.whole(48, 110) * hour, chance);
  const reason = chance.one(complaints);
  return {
    steps: [...steps, stepTo(backAt, [preparing, returned], ['staff', 'returned'])],
    sentAt,
    deliveredAt,
    back: { at: askedAt, reason },
    refund: { at: backAt + 5 * minute, reason },
  };
}

/**
 * How an order of that time goes, up to `now`.
 * @param gateway null when it is paid on delivery
 */
export function courseOf(
  at: number,
  { gateway, way, now }: { gateway: string | null; way: Way; now: number },
  chance: Chance,
): Course {
  const pay: Payment =
    gateway === null
      ? { steps: [started(at)], tries: [], end: 'paid' }
      : payment(at, gateway, chance);
  const last = pay.steps.at(-1)?.at ?? at;
  const kept: Kept = pay.end === 'paid' ? fulfil(last, way, chance) : { ...nothing, steps: [] };
  const past = (moment: number | null): number | null =>
    moment !== null && moment <= now ? moment : null;
  const refund = kept.refund && kept.refund.at <= now ? kept.refund : null;
  return {
    steps: [...pay.steps, ...kept.steps].filter((step) => step.at <= now && hasRefund(step, now)),
    tries: pay.tries,
    dueAt: kept.sentAt,
    sentAt: past(kept.sentAt),
    deliveredAt: past(kept.deliveredAt),
    refund: gateway === null && kept.back === null ? null : refund,
    back: refund && kept.back,
  };
}

/** The step and the refund, some minutes later, are both in the past or neither is. */
const hasRefund = ({ at, by, status, delivery }: PastStep, now: number): boolean =>
  by !== 'staff' || (status !== cancelled && delivery !== returned) || at + 6 * minute <= now;
