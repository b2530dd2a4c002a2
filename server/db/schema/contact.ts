import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** Messages sent with the form on the contact page. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: varchar('name', { length: 60 }).notNull(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    subject: varchar('subject', { length: 100 }).notNull(),
    message: text('message').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    /** When staff had dealt with it. */
    handledAt: instant('handled_at'),
    staffId: bigint('staff_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    check('contact_message_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    index('contact_message_sent').on(t.sentAt),
    index('contact_message_open')
      .on(t.id)
      .where(sql`${t.handledAt} is null`),
    index('contact_message_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
  ],
);
