import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/**
 * Messages to mobile numbers, written in the transaction that is their reason. A worker sends them; none is
 * sent after `expires_at`, and a day later it is gone.
 */
export const sms = pgTable(
  'sms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the provider knows it by; no count, for one account may serve several shops. */
    reference: bigint('reference', { mode: 'number' })
      .notNull()
      .default(sql`floor(random() * 9007199254740991)::bigint`),
    purpose: varchar('purpose', { length: 30 }).notNull(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    text: text('text').notNull(),
    /** Of the provider: its name, and values by name. */
    template: jsonb('template'),
    /** Whether text and template are forgotten once they have been sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts of which nobody knows whether they sent it. */
    doubts: smallint('doubts').notNull().default(0),
    lastError: text('last_error'),
    settledAt: instant('settled_at'),
    /** What became of it when it is settled. */
    outcome: varchar('outcome', { length: 10, enum: ['sent', 'refused', 'lost'] }),
  },
  (t) => [
    // What is soon worthless goes first.
    index('sms_waiting')
      .on(t.expiresAt, t.id)
      .where(sql`${t.settledAt} is null`),
    index('sms_expires').on(t.expiresAt),
    check('sms_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('sms_settled', sql`(${t.settledAt} is null) = (${t.outcome} is null)`),
    check('sms_outcome', sql`${t.outcome} in ('sent', 'refused', 'lost')`),
  ],
);
