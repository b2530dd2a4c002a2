import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/** Where old addresses lead, such as those of the shop's former software. */
export const redirect = pgTable(
  'redirect',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Path and query as `lib/rules/old-address.ts` writes them. */
    path: varchar('path', { length: 500 }).notNull().unique(),
    /** A path of the shop, or an https address. */
    target: text('target').notNull(),
    code: smallint('code').notNull().default(308),
    hits: bigint('hits', { mode: 'number' }).notNull().default(0),
    lastHitAt: instant('last_hit_at'),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('redirect_target').on(t.target),
    check('redirect_code', sql`${t.code} in (301, 308)`),
  ],
);

/** Addresses that were asked for and not found, the most wanted kept. */
export const missingPath = pgTable(
  'missing_path',
  {
    path: varchar('path', { length: 500 }).primaryKey(),
    hits: bigint('hits', { mode: 'number' }).notNull().default(0),
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    index('missing_path_hits').on(t.hits, t.path),
    index('missing_path_seen').on(t.lastSeenAt),
  ],
);
