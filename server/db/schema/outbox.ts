import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes to be delivered to others, written in the transaction that made them. A worker delivers rows in
 * order, retries failed ones later and keeps delivered ones for a day.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar('kind', { length: 30 }).notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    /** By which nodes see what was committed since they looked; numbers come in another order than commits. */
    writtenIn: transactionId('written_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.doneAt} is null`),
    index('outbox_done')
      .on(t.doneAt)
      .where(sql`${t.doneAt} is not null`),
    index('outbox_written').on(t.writtenIn),
  ],
);
