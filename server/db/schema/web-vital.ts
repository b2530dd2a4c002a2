import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint, varchar } from 'drizzle-orm/pg-core';

/** Views of pages counted by their day in Tehran, kind of page and bucket (`lib/rules/vitals.ts`) of what was measured. */
export const webVital = pgTable(
  'web_vital',
  {
    day: date('day').notNull(),
    /** LCP, INP, CLS or TTFB. */
    metric: varchar('metric', { length: 4 }).notNull(),
    kind: varchar('kind', { length: 12 }).notNull(),
    bucket: smallint('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.metric, t.kind, t.bucket] }),
    check('web_vital_bucket', sql`${t.bucket} between 0 and 39`),
    check('web_vital_count', sql`${t.count} > 0`),
  ],
);
