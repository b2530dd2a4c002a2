import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/**
 * An order of the shop's former software, in toman. Apart from the shop's own: it has no part in stock, payments, invoices
 * and reports, and nothing changes it but another import.
 */
export const formerOrder = pgTable(
  'former_order',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The software, and the order's number in it. */
    source: varchar('source', { length: 20 }).notNull(),
    externalId: bigint('external_id', { mode: 'number' }).notNull(),
    /** As people saw it. */
    number: varchar('number', { length: 40 }).notNull(),
    /** `09…`, by which members find their own; null without one. */
    mobile: text('mobile'),
    createdAt: instant('created_at').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** What else the file said: `formerContent` of its module. */
    content: jsonb('content').notNull(),
  },
  (t) => [
    unique('former_order_external').on(t.source, t.externalId),
    index('former_order_mobile')
      .on(t.mobile, t.createdAt, t.id)
      .where(sql`${t.mobile} is not null`),
    index('former_order_created').on(t.createdAt, t.id),
    index('former_order_number').on(t.number),
    check('former_order_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('former_order_total', sql`${t.total} >= 0`),
  ],
);
