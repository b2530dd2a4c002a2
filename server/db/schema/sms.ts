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
 * Text messages, written in the transaction that causes them. A worker sends them. None is sent after
 * `expires_at`; rows are deleted a day later.
 */
export const sms = pgTable(
  'sms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies the message at the provider; random, because several shops may share one account. */
    reference: bigint('reference', { mode: 'number' })
      .notNull()
      .default(sql`floor(random() * 9007199254740991)::bigint`),
    purpose: varchar('purpose', { length: 30 }).notNull(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    text: text('text').notNull(),
    /** The provider's template: its name, and values by name. */
    template: jsonb('template'),
    /** Whether text and template are erased once sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** Revision of `sealed_setting` whose account sends it, although there is another one now; null: that of now. */
    account: integer('account'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts whose outcome is unknown. */
    doubts: smallint('doubts').notNull().default(0),
    lastError: text('last_error'),
    settledAt: instant('settled_at'),
    /** Final result. */
    outcome: varchar('outcome', { length: 10, enum: ['sent', 'refused', 'lost'] }),
  },
  (t) => [
    // Messages that expire soon are sent first.
    index('sms_waiting')
      .on(t.expiresAt, t.id)
      .where(sql`${t.settledAt} is null`),
    index('sms_expires').on(t.expiresAt),
    check('sms_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('sms_settled', sql`(${t.settledAt} is null) = (${t.outcome} is null)`),
    check('sms_outcome', sql`${t.outcome} in ('sent', 'refused', 'lost')`),
  ],
);
