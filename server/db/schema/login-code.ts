import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/**
 * The latest code sent to a mobile number for each purpose. The number may not belong to a member yet: anyone
 * who proves that it is theirs becomes one.
 */
export const loginCode = pgTable(
  'login_code',
  {
    mobile: varchar('mobile', { length: 11 }).notNull(),
    purpose: varchar('purpose', {
      length: 10,
      enum: ['login', 'register', 'reset', 'verify'],
    }).notNull(),
    /** A keyed hash, so that the code cannot be recovered. */
    codeHash: text('code_hash').notNull(),
    /** Remaining attempts. */
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.mobile, t.purpose] }),
    index('login_code_expires').on(t.expiresAt),
    check('login_code_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
    check('login_code_purpose', sql`${t.purpose} in ('login', 'register', 'reset', 'verify')`),
    check('login_code_tries', sql`${t.triesLeft} >= 0`),
  ],
);
