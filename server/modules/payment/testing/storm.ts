import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { rows } from '#server/db/database.ts';
import type { CallbackFields } from '#server/gateways/gateway.ts';
import { createLogger } from '#server/http/logging.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import type { GatewayOfTests } from '#server/testing/paying.ts';
import type { TestShop } from '#server/testing/shop.ts';

/** Gives whole numbers below `n`; the same ones for the same seed. */
export type Dice = (n: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const silent = createLogger('silent');
const faults = ['drop', 'error', 'html', 'garbage'] as const;
/** The gateways of a storm, with their calls. */
const calls = {
  zarinpal: ['verify', 'inquiry', 'reverse', 'AddRefund', 'request'],
  zibal: ['verify', 'inquiry', 'request'],
  saman: ['VerifyTransaction', 'ReverseTransaction', 'token'],
  behpardakht: [
    'bpPayRequest',
    'bpVerifyRequest',
    'bpSettleRequest',
    'bpReversalRequest',
    'bpRefundRequest',
    'bpRefundInquiryRequest',
  ],
  snapppay: ['token', 'verify', 'settle', 'status', 'revert', 'cancel', 'update'],
} as const;
const gateways = ['zarinpal', 'zibal', 'saman', 'behpardakht', 'snapppay'] as const;
export const someGateway = (roll: Dice): GatewayOfTests => gateways[roll(5)] ?? 'zibal';

/** An order, and the callbacks its shopper can make. */
export interface Walk {
  readonly id: number;
  readonly number: number;
  readonly memberId: number;
  readonly callbacks: { readonly gateway: string; readonly fields: CallbackFields }[];
}

const wayRow = z.object({ token: z.string(), gateway: z.string() });

/** The shopper goes to the gateway, or pays or gives up there. */
async function visit({ id, callbacks }: Walk, { shop }: TestShop, roll: Dice): Promise<void> {
  const [there] = await rows(
    shop.database.db,
    sql`select token, gateway from payment_attempt where order_id = ${id} and state = 'redirected'`,
    wayRow,
  );
  // Their browser may have gone there before the order was cancelled.
  const [attempt] = there ? await shop.database.run(findAttempt, [there.token]) : [];
  const way = attempt?.way;
  if (!there || !way) {
    await shop.payments.depart(id, someGateway(roll));
    return;
  }
  const back = await pressButton(way, roll(3) > 0 ? 'پرداخت' : 'انصراف');
  if (!back) return;
  const come = { gateway: there.gateway, fields: { ...back.fields, a: there.token } };
  callbacks.push(come);
  if (roll(4) > 0) await shop.payments.comeBack(come.gateway, come.fields);
}

async function comeAgain({ callbacks }: Walk, { shop }: TestShop, roll: Dice): Promise<void> {
  const come = callbacks[roll(callbacks.length)];
  if (come) await shop.payments.comeBack(come.gateway, come.fields);
}

async function expire({ id }: Walk, { shop }: TestShop): Promise<void> {
  await shop.database.db.execute(
    sql`update shop_order set expires_at = now() where id = ${id} and expires_at is not null`,
  );
  await shop.orders.expireSome();
}

const leave = ({ memberId, number }: Walk, { shop }: TestShop) =>
  shop.orders.cancelOf(memberId, number);

/** As staff do. */
const cancel = ({ id }: Walk, { shop }: TestShop) =>
  shop.database.transaction(async (tx) => {
    const order = await shop.orderStates.lock(tx, id);
    if (!order || order.status === orderStatuses.cancelled) return;
    if (await shop.orderStates.isVerifying(tx, order)) return;
    await shop.refunds.requestAll(tx, { orderId: id, reason: 'storm' });
    await shop.orderStates.cancel(tx, order, { by: 'staff', reason: 'storm' });
  });

const refundPart = ({ id }: Walk, { shop }: TestShop, roll: Dice) =>
  shop.database.transaction((tx) =>
    shop.refunds.request(tx, { orderId: id, amount: 1 + roll(90_000), reason: 'storm' }),
  );

async function look({ id }: Walk, { shop }: TestShop): Promise<void> {
  await shop.database.db.execute(sql`update payment_attempt set due_at = now()
    where order_id = ${id} and due_at is not null and state <> 'verifying'`);
  await shop.payments.judgeDue();
}

const giveBack = (_walk: Walk, { job }: TestShop) => job('give refunds back').run(silent);
const giveStrays = (_walk: Walk, { job }: TestShop) => job('give back stray payments').run(silent);

type Happening = (walk: Walk, node: TestShop, roll: Dice) => Promise<unknown>;
/** The frequent ones several times. */
const happenings: readonly Happening[] = [
  visit,
  visit,
  visit,
  visit,
  comeAgain,
  comeAgain,
  look,
  look,
  expire,
  leave,
  cancel,
  refundPart,
  giveBack,
  giveStrays,
];

/** Something happens to the order, on this node, and sometimes a gateway fails. */
export async function happen(
  walk: Walk,
  node: TestShop,
  { control }: RunningSandbox,
  roll: Dice,
): Promise<void> {
  if (roll(6) === 0) {
    const gateway = gateways[roll(5)] ?? 'zibal';
    const of = calls[gateway];
    control.plan({ call: `${gateway}.${of[roll(of.length)]}`, kind: faults[roll(4)] ?? 'drop' });
  }
  await happenings[roll(happenings.length)]?.(walk, node, roll);
}

/** Lets the jobs work until nothing is left to do. */
export async function finish({ shop, job }: TestShop): Promise<void> {
  const due = (table: string) =>
    shop.database.db.execute(
      sql`update ${sql.identifier(table)} set due_at = now() where due_at is not null`,
    );
  /* oxlint-disable no-await-in-loop -- One after the other. */
  for (let round = 0; round < 5; round += 1) {
    await due('payment_attempt');
    let judged = shop.payments.batch;
    while (judged === shop.payments.batch) judged = await shop.payments.judgeDue();
    await due('refund');
    await job('give refunds back').run(silent);
    await due('stray_payment');
    await job('give back stray payments').run(silent);
    await shop.database.db.execute(sql`
      update payment_attempt set created_at = now() - interval '3 minutes'
      where created_at > now() - interval '3 minutes'`);
    await job('find unverified payments').run(silent);
  }
  /* oxlint-enable no-await-in-loop */
}

const attemptRow = z.object({
  key: z.string(),
  number: z.int(),
  state: z.string(),
  /** Toman the bank should have kept; null: staff must look. */
  kept: z.coerce.number().nullable(),
});

/** Payments of which the bank has kept another amount than the shop says. */
export async function differences({ shop }: TestShop, { till }: RunningSandbox): Promise<string[]> {
  const attempts = await rows(
    shop.database.db,
    sql`select a.gateway || ' ' || a.gateway_ref as key, o.number, a.state,
        case when s.attempt_id is not null then case when s.settled_at is not null then 0 end
          -- Its answer was lost, and nobody can be asked.
          when exists (select from refund r
            where r.attempt_id = a.id and r.state = 'manual' and r.tries > 0) then null
          when a.state = 'paid' then a.amount - coalesce((
            select sum(r.amount) from refund r where r.attempt_id = a.id and r.state = 'done'), 0)
          else 0 end as kept
      from payment_attempt a join shop_order o on o.id = a.order_id
      left join stray_payment s on s.attempt_id = a.id where a.gateway_ref is not null`,
    attemptRow,
  );
  const byKey = new Map(attempts.map((each) => [each.key, each]));
  return till.list().flatMap(({ protocol, token, state, amount, refunded }) => {
    const attempt = byKey.get(`${protocol} ${token}`);
    const isKept = state === 'verified' || state === 'settled' || staysUnverified(protocol, state);
    const kept = isKept ? (amount - refunded) / 10 : 0;
    if (attempt?.kept === null || kept === (attempt?.kept ?? 0)) return [];
    return [`${protocol} has kept ${kept} (${state}): ${JSON.stringify(attempt)}`];
  });
}

/** Elsewhere it returns by itself. */
const staysUnverified = (protocol: string, state: string): boolean =>
  state === 'paid' && (protocol === 'zarinpal' || protocol === 'zibal');
