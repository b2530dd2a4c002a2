import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/** Settings that are made in the panel and have secrets. All nodes read `revision` about once a second. */
export const sealedSetting = pgTable('sealed_setting', {
  key: varchar('key', { length: 20 }).primaryKey(),
  /** Raised by each change; 0 before the first. */
  revision: integer('revision').notNull().default(0),
  /** What is no secret, as JSON. */
  value: jsonb('value').notNull().default({}),
  /** The secrets as JSON, encrypted (`server/sealed/seal.ts`); null without any. */
  sealed: text('sealed'),
  savedAt: instant('saved_at').notNull().defaultNow(),
});

/** Backups made from the panel; one at a time. */
export const backupRun = pgTable(
  'backup_run',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    state: varchar('state', { length: 10, enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    /** The file's name. */
    file: varchar('file', { length: 100 }).notNull(),
    /** What is written now: `rows`, `pictures` or `check`. */
    phase: varchar('phase', { length: 10 }).notNull().default('rows'),
    /** Tables, pictures or bytes, by `phase`. */
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    /** Why it failed, for staff. */
    failure: text('failure'),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** Renewed while it runs. */
    beatAt: instant('beat_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('backup_run_one')
      .on(t.state)
      .where(sql`${t.state} = 'running'`),
    check('backup_run_state', sql`${t.state} in ('running', 'done', 'failed')`),
  ],
);
