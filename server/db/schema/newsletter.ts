import { sql } from 'drizzle-orm';
import { check, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Newsletter subscribers, each number once. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    mobile: varchar('mobile', { length: 11 }).primaryKey(),
    subscribedAt: timestamp('subscribed_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (t) => [check('newsletter_subscriber_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`)],
);
