import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';
import { shopOrder } from '#server/db/schema/order.ts';
import { paymentAttempt } from '#server/db/schema/payment.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const orderId = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => shopOrder.id, { onDelete: 'cascade' });

/** The parcel of an order. */
export const shipment = pgTable('shipment', {
  orderId: orderId().primaryKey(),
  /** A carrier of `lib/contract/carriers.ts`; '' when the shop delivers itself. */
  carrier: varchar('carrier', { length: 20 }).notNull().default(''),
  trackingCode: varchar('tracking_code', { length: 64 }).notNull().default(''),
  sentAt: instant('sent_at').notNull().defaultNow(),
  /** The days in which goods can be returned count from then. */
  deliveredAt: instant('delivered_at'),
});

/** What staff call an order among themselves, such as a gift; its member sees none of it. */
export const orderLabel = pgTable(
  'order_label',
  { orderId: orderId(), title: varchar('title', { length: 30 }).notNull() },
  (t) => [
    primaryKey({ columns: [t.orderId, t.title] }),
    index('order_label_title').on(t.title, t.orderId),
  ],
);

/**
 * Money (toman) that is to go back for an order. `state`: wanted, asking (the gateway is asked now, until `due_at`),
 * unknown (inquired before it is asked again), manual (staff must pay it), then done or refused.
 */
export const refund = pgTable(
  'refund',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: 1_000_000_001 }),
    /** Its number at the gateway, where no attempt may have the same one; null for older ones, whose id it is. */
    merchantRef: bigint('merchant_ref', { mode: 'number' }),
    orderId: orderId(),
    /** The payment it is taken from; null when none was made at a gateway. */
    attemptId: bigint('attempt_id', { mode: 'number' }).references(() => paymentAttempt.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** For members and staff; nothing personal. */
    reason: text('reason').notNull(),
    state: varchar('state', {
      length: 10,
      enum: ['wanted', 'asking', 'unknown', 'manual', 'done', 'refused'],
    })
      .notNull()
      .default('wanted'),
    /** The bank's reference of the refund; '' when it does not state it. */
    reference: text('reference').notNull().default(''),
    /** The gateway's answers, without secrets. */
    answers: jsonb('answers').notNull().default([]),
    tries: integer('tries').notNull().default(0),
    /** When the job takes it up; null: never. */
    dueAt: instant('due_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    unique('refund_merchant_ref').on(t.merchantRef),
    index('refund_order').on(t.orderId),
    index('refund_attempt').on(t.attemptId),
    index('refund_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    check('refund_amount', sql`${t.amount} > 0`),
    check(
      'refund_state',
      sql`${t.state} in ('wanted', 'asking', 'unknown', 'manual', 'done', 'refused')`,
    ),
  ],
);

/** Goods of an order that its member wants to send back. `received`: they are here, and the money goes back. */
export const returnRequest = pgTable(
  'return_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: orderId(),
    /** `[{position, count}]` of the order's lines. */
    lines: jsonb('lines').notNull(),
    /** Whether the goods have a defect; their way back then costs the member nothing. */
    isDefective: boolean('is_defective').notNull(),
    reason: text('reason').notNull().default(''),
    state: varchar('state', { length: 10, enum: ['asked', 'approved', 'refused', 'received'] })
      .notNull()
      .default('asked'),
    /** The shop's answer, for the member. */
    answer: text('answer').notNull().default(''),
    refundId: bigint('refund_id', { mode: 'number' }).references(() => refund.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('return_request_order').on(t.orderId),
    index('return_request_refund').on(t.refundId),
    // One open request an order.
    uniqueIndex('return_request_open')
      .on(t.orderId)
      .where(sql`${t.state} in ('asked', 'approved')`),
    check('return_request_state', sql`${t.state} in ('asked', 'approved', 'refused', 'received')`),
  ],
);

/** A picture that only the order's member and staff may see: of a receipt, or of goods to be returned. */
export const orderPicture = pgTable(
  'order_picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    /** Null while no request or receipt uses it. */
    returnId: bigint('return_id', { mode: 'number' }).references(() => returnRequest.id, {
      onDelete: 'cascade',
    }),
    /** WebP, made anew from what was sent. */
    bytes: bytea('bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('order_picture_order').on(t.orderId), index('order_picture_return').on(t.returnId)],
);

/** The receipt of a transfer from card to card, until staff decided about it. */
export const transferReceipt = pgTable(
  'transfer_receipt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: orderId(),
    pictureId: uuid('picture_id').references(() => orderPicture.id, { onDelete: 'set null' }),
    /** The bank's reference as typed. */
    reference: varchar('reference', { length: 100 }).notNull().default(''),
    state: varchar('state', { length: 10, enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Why it was refused, for the member. */
    answer: text('answer').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('transfer_receipt_order').on(t.orderId),
    index('transfer_receipt_picture').on(t.pictureId),
    uniqueIndex('transfer_receipt_waiting')
      .on(t.orderId)
      .where(sql`${t.state} = 'waiting'`),
    check('transfer_receipt_state', sql`${t.state} in ('waiting', 'approved', 'refused')`),
  ],
);

/** The invoices of the shop: one series of numbers without gaps, written by one process at a time. */
export const invoice = pgTable('invoice', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  orderId: orderId().unique(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
});

/** A comparison of all money and stock, made at night; `findings` is empty when everything adds up. */
export const moneyCheck = pgTable('money_check', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull().defaultNow(),
  /** What was added up: `[{title, count, amount}]`, toman. */
  sums: jsonb('sums').notNull(),
  /** What does not add up: `[{kind, subject, said}]`. */
  findings: jsonb('findings').notNull(),
});

/**
 * What staff changed; written in the transaction of the change, and only added to. Only labels leave it, with the other
 * personal data of their order.
 */
export const staffEvent = pgTable(
  'staff_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'set null',
    }),
    /** The call's name: `Send`, `Save-Promotion`. */
    action: varchar('action', { length: 40 }).notNull(),
    /** What was changed: `order 12345678`, `promotion 3`. */
    subject: varchar('subject', { length: 80 }).notNull(),
    /** The values before and after; null where there were none. Nothing personal. */
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('staff_event_subject').on(t.subject, t.id),
    index('staff_event_member').on(t.memberId, t.id),
    index('staff_event_at').on(t.at),
    index('staff_event_action').on(t.action, t.id),
  ],
);
