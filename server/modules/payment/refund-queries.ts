import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, onDelivery } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Raw } from '#server/gateways/gateway.ts';
import { newRefundRef } from '#server/gateways/merchant-ref.ts';

/** The call of `answers` that says that staff paid a refund themselves. */
export const byHand = 'by hand';

const paidBy = z.object({
  id: z.int(),
  gateway: z.string(),
  keyId: z.int().nullable(),
  amount: z.int(),
  /** Ms since the gateway confirmed it. */
  age: z.coerce.number(),
});
const account = z.object({
  /** Toman that was paid for the order. */
  paid: z.int(),
  /** Toman of its refunds, those of unknown result included. */
  refunded: z.int(),
  /** Whether staff pay, or have paid, a refund themselves, of which its gateway knows nothing. */
  hasManual: z.boolean(),
  attempt: paidBy.nullable(),
});
/** What was paid for an order, and what of it goes back. */
export type Account = z.infer<typeof account>;

/** Reads it of an order that is locked. Money on delivery is paid once it is delivered. */
export async function readAccount(tx: Db, orderId: number): Promise<Account> {
  const [found] = await rows(
    tx,
    sql`select coalesce(a.amount, case when o.paid_at is not null
          or o.payment = ${onDelivery} and exists (select from order_event e
            where e.order_id = o.id and e.delivery = ${deliveryStates.delivered})
          then o.total end, 0) as paid,
        coalesce(r.refunded, 0) as refunded, coalesce(r."hasManual", false) as "hasManual",
        case when a.id is not null then json_build_object('id', a.id, 'gateway', a.gateway, 'keyId', a.key_id, 'amount', a.amount,
          'age', floor(extract(epoch from now() - a.ended_at) * 1000)) end as attempt
      from shop_order o
      left join lateral (
        select p.id, p.gateway, p.key_id, p.amount, p.ended_at from payment_attempt p
        where p.order_id = o.id and p.state = 'paid'
          and not exists (select from stray_payment s where s.attempt_id = p.id)
        order by p.id desc limit 1
      ) a on true
      left join lateral (
        select sum(amount)::bigint as refunded,
          bool_or(state = 'manual' or answers @> ${JSON.stringify([{ call: byHand }])}::jsonb) as "hasManual"
        from refund where order_id = o.id and state <> 'refused'
      ) r on true
      where o.id = ${orderId}`,
    account.extend({ paid: z.int(), refunded: z.coerce.number() }),
  );
  if (!found) throw new Error(`Order ${orderId} is gone.`);
  return found;
}

export interface NewRefund {
  readonly orderId: number;
  readonly attemptId: number | null;
  readonly amount: number;
  readonly reason: string;
  readonly state: 'wanted' | 'manual';
}

/** @returns its id */
export async function insertRefund(
  tx: Db,
  { orderId, attemptId, amount, reason, state }: NewRefund,
): Promise<number> {
  const [made] = await rows(
    tx,
    sql`insert into refund (merchant_ref, order_id, attempt_id, amount, reason, state, due_at)
      values (${newRefundRef()}, ${orderId}, ${attemptId}, ${amount}, ${reason}, ${state},
        case when ${state}::text = 'wanted' then now() end)
      returning id`,
    z.object({ id: z.int() }),
  );
  return made?.id ?? 0;
}

const dueRefund = z.object({
  id: z.int(),
  orderId: z.int(),
  /** Its number at the gateway. */
  refundRef: z.int(),
  amount: z.int(),
  tries: z.int(),
  /** Before it was claimed. `asking`: the process that asked did not note the answer. */
  before: z.enum(['wanted', 'asking', 'unknown']),
  gateway: z.string(),
  keyId: z.int().nullable(),
  attempt: z.object({
    amount: z.int(),
    merchantRef: z.int(),
    gatewayRef: z.string(),
    callbackRef: z.string().nullable(),
  }),
  /** The bank's reference of the payment. */
  reference: z.string(),
  /** Ms since the gateway confirmed the payment. */
  age: z.coerce.number(),
  /** Toman its gateway gave back before. */
  refundedBefore: z.int(),
});
export type DueRefund = z.infer<typeof dueRefund>;

/**
 * Claims refunds that are due, for as long as the lease; those another process has are skipped. Refunds of one payment
 * are asked for one after the other, and none before the gateway was asked to pay the payment out.
 */
export const claimRefunds = (db: Db, most: number, leaseMs: number): Promise<DueRefund[]> =>
  rows(
    db,
    sql`with due as (
        select r.id, r.state as before from refund r join payment_attempt p on p.id = r.attempt_id
        where r.due_at <= now() and not (p.needs_settling and p.due_at is not null)
          and not exists (select from refund e where e.attempt_id = r.attempt_id and (
            e.id < r.id and e.state in ('wanted', 'asking', 'unknown')
            -- Of several, staff may have had an earlier one asked for again.
            or e.id > r.id and e.state = 'asking' and e.due_at > now()))
        order by r.due_at limit ${most} for update of r skip locked
      )
      update refund r set state = 'asking', tries = r.tries + 1, version = r.version + 1,
        due_at = now() + ${leaseMs}::double precision * interval '1 millisecond'
      from due, payment_attempt p where r.id = due.id and p.id = r.attempt_id
      returning r.id, r.order_id as "orderId", coalesce(r.merchant_ref, r.id) as "refundRef", r.amount, r.tries,
        due.before, p.gateway, p.key_id as "keyId", p.reference,
        floor(extract(epoch from now() - p.ended_at) * 1000) as age,
        json_build_object('amount', p.amount, 'merchantRef', coalesce(p.merchant_ref, p.id),
          'gatewayRef', p.gateway_ref, 'callbackRef', p.callback_ref) as attempt,
        (select coalesce(sum(e.amount), 0)::bigint from refund e where e.attempt_id = p.id and e.id <> r.id
          and e.state = 'done' and not e.answers @> ${JSON.stringify([{ call: byHand }])}::jsonb)
          as "refundedBefore"`,
    dueRefund,
  );

/** Most answers kept of a refund. */
const mostAnswers = 40;

export interface RefundChange {
  readonly state: 'wanted' | 'unknown' | 'manual' | 'done' | 'refused';
  /** Ms from now; null: the job does not take it up again. */
  readonly dueIn: number | null;
  /** The bank's; null where it has none. */
  readonly reference: string | null;
  readonly raws: readonly Raw[];
}

/**
 * What has become of a claimed refund.
 * @returns false when another process claimed it after the lease
 */
export async function noteRefund(
  tx: Db,
  { id, tries }: Pick<DueRefund, 'id' | 'tries'>,
  { state, dueIn, reference, raws }: RefundChange,
): Promise<boolean> {
  const changed = await rows(
    tx,
    sql`update refund set state = ${state}, version = version + 1,
        due_at = now() + ${dueIn}::double precision * interval '1 millisecond',
        reference = coalesce(${reference}, reference),
        ended_at = case when ${state}::text in ('done', 'refused') then now() end,
        answers = case when jsonb_array_length(answers) < ${mostAnswers}
          then answers || ${JSON.stringify(raws)}::jsonb else answers end
      where id = ${id} and state = 'asking' and tries = ${tries} returning 1 as one`,
    z.object({ one: z.int() }),
  );
  return changed.length > 0;
}

/** What staff do with a refund that is theirs to pay. `paid`: by hand. `again`: its gateway is asked. */
export type ManualOutcome = 'paid' | 'again' | 'withdrawn';

const stateOf = { paid: 'done', again: 'wanted', withdrawn: 'refused' } as const;

export async function lockRefund(tx: Db, orderId: number, id: number) {
  const [found] = await rows(
    tx,
    sql`select r.state, r.amount, p.gateway, p.key_id as "keyId", p.amount as paid from refund r
      left join payment_attempt p on p.id = r.attempt_id
      where r.id = ${id} and r.order_id = ${orderId} for update of r`,
    z.object({
      state: z.string(),
      amount: z.int(),
      gateway: z.string().nullable(),
      keyId: z.int().nullable(),
      /** Toman of its payment. */
      paid: z.int().nullable(),
    }),
  );
  return found ?? null;
}

export async function endManual(
  tx: Db,
  id: number,
  outcome: ManualOutcome,
  reference: string,
): Promise<void> {
  const raws = outcome === 'paid' ? [{ call: byHand, status: null, body: null }] : [];
  await tx.execute(sql`
    update refund set state = ${stateOf[outcome]}, version = version + 1, reference = ${reference},
      due_at = case when ${outcome}::text = 'again' then now() end,
      ended_at = case when ${outcome}::text <> 'again' then now() end,
      answers = answers || ${JSON.stringify(raws)}::jsonb
    where id = ${id}`);
}
