import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatus } from '#lib/contract/order.ts';
import { type Db, rows } from '#server/db/database.ts';
import { type Statement, noRow } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';
import type { Cart, Raw, Way } from '#server/gateways/gateway.ts';
import type { KeyedGateway } from '#server/gateways/shelf.ts';
import { cartRow, cartText } from '#server/modules/payment/cart-queries.ts';
import { newPaymentRef } from '#server/gateways/merchant-ref.ts';

/** 128 bits. */
const newToken = (): string => randomBytes(16).toString('base64url');

const way = z.union([
  z.object({ method: z.literal('GET'), url: z.string() }),
  z.object({
    method: z.literal('POST'),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
]);

export const attemptRow = z.object({
  id: z.int(),
  orderId: z.int(),
  /** Its number at the gateway. */
  merchantRef: z.int(),
  token: z.string(),
  gateway: z.string(),
  /** Which of the panel's keys it was made with. */
  keyId: z.int().nullable(),
  state: z.enum(['created', 'redirected', 'verifying', 'unknown', 'paid', 'unpaid']),
  amount: z.int(),
  gatewayRef: z.string().nullable(),
  callbackRef: z.string().nullable(),
  otherRefs: z.array(z.string()),
  way: way.nullable(),
  tries: z.int(),
  /** Ms since it was made. */
  age: z.int(),
  needsSettling: z.boolean(),
  /** Whether a callback has said that it is paid. */
  hasReturned: z.boolean(),
  /** Whether its money has no home. */
  isStray: z.boolean(),
  /** Whether another process asks the gateway about it now. */
  isLeased: z.boolean(),
});
export type AttemptRow = z.infer<typeof attemptRow>;

/** Of `attemptRow`, of an attempt `a`. */
export const attemptColumns = `
  a.id, a.order_id as "orderId", coalesce(a.merchant_ref, a.id) as "merchantRef", a.token, a.gateway,
  a.key_id as "keyId", a.state, a.amount, a.gateway_ref as "gatewayRef", a.callback_ref as "callbackRef", a.other_refs as "otherRefs", a.way, a.tries,
  floor(extract(epoch from now() - a.created_at) * 1000)::bigint as age, a.needs_settling as "needsSettling",
  a.returned_at is not null as "hasReturned",
  exists (select from stray_payment s where s.attempt_id = a.id) as "isStray",
  a.state = 'verifying' and a.due_at > now() as "isLeased"`;

const insertion = {
  name: 'payment-attempt-insert',
  text: `
    with made as (
      insert into payment_attempt (order_id, token, gateway, amount, unit, merchant_ref, key_id)
      select $1, $2, $3, $4, $5, $7::bigint, $8::int
      where (select count(*) from payment_attempt where order_id = $1) < $6::int
      returning id
    )
    select made.id, cart.* from made, (${cartText}) cart`,
  row: cartRow.extend({ id: z.int() }),
} satisfies Statement<unknown>;

/** A new attempt, and what its gateway gets. */
export interface NewAttempt extends Pick<AttemptRow, 'id' | 'token' | 'merchantRef'> {
  readonly mobile: string | null;
  readonly cart: Cart;
}

/**
 * @param most attempts an order may have
 * @returns null when it has that many
 */
export async function insertAttempt(
  tx: Db,
  { id, total }: { readonly id: number; readonly total: number },
  { name, unit, keyId }: Pick<KeyedGateway, 'name' | 'unit' | 'keyId'>,
  most: number,
): Promise<NewAttempt | null> {
  const [token, merchantRef] = [newToken(), newPaymentRef()];
  const values = [id, token, name, total, unit, most, merchantRef, keyId];
  const [made] = await runIn(tx, insertion, values);
  if (!made) return null;
  const { id: attemptId, mobile, ...cart } = made;
  return { id: attemptId, token, merchantRef, mobile, cart };
}

/** An attempt. Values: token. */
export const findAttempt = {
  name: 'payment-attempt-find',
  text: `select ${attemptColumns} from payment_attempt a where a.token = $1`,
  row: attemptRow,
} satisfies Statement<unknown>;

/** The way of an attempt, and how it and its order stand. Values: token. */
export const readWay = {
  name: 'payment-attempt-way',
  text: `
    select a.state, a.way, o.status from payment_attempt a join shop_order o on o.id = a.order_id
    where a.token = $1`,
  row: attemptRow.pick({ state: true, way: true }).extend({ status: orderStatus }),
} satisfies Statement<unknown>;

const locking = {
  name: 'payment-attempt-lock',
  text: `
    select ${attemptColumns}, exists (select from payment_attempt other
      where other.gateway = a.gateway and other.reference = $2 and other.id <> a.id) as "isSpent"
    from payment_attempt a where a.id = $1 for update`,
  row: attemptRow.extend({ isSpent: z.boolean() }),
} satisfies Statement<unknown>;

/**
 * Locks an attempt; its order must be locked before.
 * @param reference the bank's; `isSpent`: it is that of another attempt
 */
export async function lockAttempt(
  tx: Db,
  id: number,
  reference: string | null = null,
): Promise<(AttemptRow & { readonly isSpent: boolean }) | null> {
  return (await runIn(tx, locking, [id, reference]))[0] ?? null;
}

const storing = {
  name: 'payment-attempt-begun',
  text: `
    update payment_attempt set state = 'redirected', gateway_ref = $2, way = $3::jsonb,
      due_at = now() + $4::double precision * interval '1 millisecond', answers = answers || $5::jsonb,
      trace = $6
    where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** The shopper can go to the gateway now. */
export async function storeBegun(
  tx: Db,
  id: number,
  {
    gatewayRef,
    trace,
    way: to,
    raw,
  }: {
    readonly gatewayRef: string;
    readonly trace: string | null;
    readonly way: Way;
    readonly raw: Raw;
  },
  lookIn: number | null,
): Promise<void> {
  const answers = JSON.stringify([raw]);
  await runIn(tx, storing, [id, gatewayRef, JSON.stringify(to), lookIn, answers, trace]);
}

/** What changes of an attempt; absent columns stay. */
export interface AttemptChange {
  readonly state: AttemptRow['state'];
  /** Ms from now; null: never again. */
  readonly dueIn: number | null;
  readonly callbackRef?: string | null;
  readonly otherRefs?: readonly string[];
  readonly money?: {
    readonly reference: string;
    readonly card: string | null;
    readonly trace?: string | null;
  };
  /** What a callback says, which anyone can forge: it does not replace what a gateway said. */
  readonly trace?: string | null;
  /** Of an unpaid one, for its shopper; absent it is emptied. */
  readonly failure?: string | null;
  readonly needsSettling?: boolean;
  /** Whether this counts as a try. */
  readonly isTry?: boolean;
  readonly hasReturned?: boolean;
  readonly raws?: readonly Raw[];
}

const inMs = (ms: number | null) => sql`now() + ${ms}::double precision * interval '1 millisecond'`;

/** Most answers kept of an attempt; the first ones and the latest explain it. */
const mostAnswers = 40;

const changing = {
  name: 'payment-attempt-change',
  text: `
    update payment_attempt set state = $2,
      due_at = now() + $3::double precision * interval '1 millisecond',
      callback_ref = coalesce($4, callback_ref),
      reference = coalesce($5, reference), card = coalesce($6, card), needs_settling = $7,
      tries = tries + $8::int,
      returned_at = case when $9::boolean then coalesce(returned_at, now()) else returned_at end,
      ended_at = case when $10::boolean then coalesce(ended_at, now()) end,
      answers = case when jsonb_array_length(answers) < ${mostAnswers}
        then answers || $11::jsonb else answers end,
      trace = coalesce($12, trace, $13), failure = $14,
      other_refs = coalesce($15::jsonb, other_refs)
    where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

export async function changeAttempt(tx: Db, id: number, change: AttemptChange): Promise<void> {
  const { state, dueIn, raws = [] } = change;
  const { needsSettling = false, isTry = false, hasReturned = false } = change;
  const hasEnded = state === 'paid' || state === 'unpaid';
  const counted = [needsSettling, isTry ? 1 : 0, hasReturned, hasEnded];
  const { refs, stated } = statedBy(change);
  await runIn(tx, changing, [
    id,
    state,
    dueIn,
    ...refs,
    ...counted,
    JSON.stringify(raws),
    ...stated,
    change.otherRefs ? JSON.stringify(change.otherRefs) : null,
  ]);
}

/** What gateway and callback say, null where they say nothing. */
function statedBy({ callbackRef, money, trace, failure }: AttemptChange) {
  const refs = [callbackRef, money?.reference, money?.card].map((each) => each ?? null);
  return { refs, stated: [money?.trace, trace, failure].map((each) => each ?? null) };
}

/** A callback has said that it is paid; what verifying needs is kept. */
export async function noteReturn(
  tx: Db,
  id: number,
  { callbackRef, otherRefs }: Pick<AttemptRow, 'callbackRef' | 'otherRefs'>,
): Promise<void> {
  await tx.execute(sql`
    update payment_attempt set returned_at = coalesce(returned_at, now()),
      callback_ref = ${callbackRef}, other_refs = ${JSON.stringify(otherRefs)}::jsonb
    where id = ${id}`);
}

/** Takes an attempt up later, unless it has ended meanwhile: an ended one would stay due for good. */
export async function postpone(db: Db, id: number, ms: number): Promise<void> {
  await db.execute(sql`
    update payment_attempt set due_at = ${inMs(ms)} where id = ${id} and due_at is not null`);
}

const spending = {
  name: 'payment-reference-spent',
  text: 'select id from payment_attempt where gateway = $1 and reference = $2 and id <> $3',
  row: z.object({ id: z.int() }),
} satisfies Statement<unknown>;

/** Whether what a callback called the bank's reference is that of another attempt. */
export const isSpent = async (
  tx: Db,
  { id, gateway }: AttemptRow,
  reference: string | null,
): Promise<boolean> => (await runIn(tx, spending, [gateway, reference, id])).length > 0;

const placeRow = z.object({ id: z.int(), orderId: z.int() });
/** An attempt and its order. */
export type AttemptPlace = z.infer<typeof placeRow>;

/** Attempts the job should take up, the longest due first. */
export const findDue = (db: Db, most: number): Promise<AttemptPlace[]> =>
  rows(
    db,
    sql`select id, order_id as "orderId" from payment_attempt
      where due_at <= now() order by due_at limit ${most}`,
    placeRow,
  );

/**
 * Records money (toman) that arrived and pays no order; once an attempt.
 * @returns false when it was recorded before
 */
export async function insertStray(
  tx: Db,
  { id }: AttemptRow,
  amount: number,
  reason: string,
): Promise<boolean> {
  const query = sql`
    insert into stray_payment (attempt_id, amount, reason, due_at)
    values (${id}, ${amount}, ${reason}, now()) on conflict (attempt_id) do nothing
    returning attempt_id as id`;
  return (await rows(tx, query, z.object({ id: z.int() }))).length > 0;
}

/** Unpaid attempts with one of these references at a gateway, made at least that many ms ago. */
export const findUnverified = (
  db: Db,
  gateway: string,
  refs: readonly string[],
  leastAge: number,
): Promise<(AttemptPlace & { gatewayRef: string })[]> =>
  rows(
    db,
    sql`select id, order_id as "orderId", gateway_ref as "gatewayRef" from payment_attempt
      where gateway = ${gateway} and gateway_ref = any(${sql.param([...refs])}::text[])
        and state <> 'paid' and created_at < ${inMs(-leastAge)}
      order by id`,
    placeRow.extend({ gatewayRef: z.string() }),
  );
