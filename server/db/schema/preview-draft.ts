import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/** Pages as they would be if what staff are writing were saved; kept for some minutes. */
export const previewDraft = pgTable(
  'preview_draft',
  {
    id: varchar('id', { length: 32 }).primaryKey(),
    kind: varchar('kind', { length: 10 }).notNull(),
    /** Of the product, post or page; null for a new one, and of the home page. */
    subjectId: bigint('subject_id', { mode: 'number' }),
    /** The answer of the call by which the storefront reads such a page. */
    page: jsonb('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('preview_draft_created').on(t.createdAt),
    check('preview_draft_kind', sql`${t.kind} in ('product', 'post', 'page', 'home')`),
  ],
);
