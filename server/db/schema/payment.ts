import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { shopOrder } from '#server/db/schema/order.ts';

/**
 * One try to pay an order at a gateway. `state`: created, redirected (the shopper was sent there), verifying
 * (asked now, until `due_at`), unknown (to be asked again), then paid or unpaid.
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 100_001 }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Its number at the gateway, never used again; null for older ones, whose id it is. */
    merchantRef: bigint('merchant_ref', { mode: 'number' }),
    /** 128 random bits in base64url; names the attempt in the callback and on the result page. */
    token: varchar('token', { length: 22 }).notNull().unique(),
    gateway: varchar('gateway', { length: 20 }).notNull(),
    /** Which of the keys set in the panel it was made with; null: that of the environment, 0: that in its test mode. */
    keyId: integer('key_id'),
    state: varchar('state', {
      length: 10,
      enum: ['created', 'redirected', 'verifying', 'unknown', 'paid', 'unpaid'],
    })
      .notNull()
      .default('created'),
    /** Toman. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The gateway's unit when it was sent. */
    unit: varchar('unit', { length: 5, enum: ['rial', 'toman'] }).notNull(),
    /** What the gateway calls the attempt; null until it has answered. */
    gatewayRef: text('gateway_ref'),
    /** What the callback brought that verifying needs. */
    callbackRef: text('callback_ref'),
    /** What other callbacks brought while the gateway was asked by that one; tried when it is found unpaid. */
    otherRefs: jsonb('other_refs').notNull().default([]),
    /** How the browser goes to the gateway, `Way` of the port. */
    way: jsonb('way'),
    /** The bank's reference of the payment. */
    reference: text('reference'),
    /** What shoppers call it when they ask the gateway, `trace` of the port; null when it has none. */
    trace: text('trace'),
    /** Of one that is unpaid: `Unpaid.refusal` of the port, or else its `why`; null when it never got so far. */
    failure: varchar('failure', { length: 12 }),
    card: text('card'),
    /** The gateway's answers and callbacks, without secrets. */
    answers: jsonb('answers').notNull().default([]),
    /** Times the gateway was asked about it. */
    tries: integer('tries').notNull().default(0),
    /** When the job takes it up; null: never. */
    dueAt: instant('due_at'),
    /** Whether the gateway still has to be asked to pay out. */
    needsSettling: boolean('needs_settling').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a callback first said that it is paid. */
    returnedAt: instant('returned_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('payment_attempt_order').on(t.orderId, t.id),
    index('payment_attempt_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('payment_attempt_unsettled')
      .on(t.id)
      .where(sql`${t.needsSettling}`),
    // One payment pays one attempt.
    unique('payment_attempt_reference').on(t.gateway, t.reference),
    unique('payment_attempt_merchant_ref').on(t.merchantRef),
    unique('payment_attempt_gateway_ref').on(t.gateway, t.gatewayRef),
    check('payment_attempt_amount', sql`${t.amount} > 0`),
    check(
      'payment_attempt_state',
      sql`${t.state} in ('created', 'redirected', 'verifying', 'unknown', 'paid', 'unpaid')`,
    ),
    check('payment_attempt_paid', sql`${t.state} <> 'paid' or ${t.reference} is not null`),
  ],
);

/** Money that arrived and belongs to no order, until staff settled it. */
export const strayPayment = pgTable(
  'stray_payment',
  {
    attemptId: bigint('attempt_id', { mode: 'number' })
      .primaryKey()
      .references(() => paymentAttempt.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    /** When the job tries to give it back; null: staff must. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
    /** What was done with it. */
    settlement: text('settlement').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('stray_payment_open')
      .on(t.createdAt)
      .where(sql`${t.settledAt} is null`),
  ],
);
