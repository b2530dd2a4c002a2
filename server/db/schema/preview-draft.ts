import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** Pages as they would be if what staff are writing were saved; kept for some minutes. */
export const previewDraft = pgTable(
  'preview_draft',
  {
    id: varchar('id', { length: 32 }).primaryKey(),
    kind: varchar('kind', { length: 10 }).notNull(),
    /** The member of staff whose draft it is. */
    staffId: bigint('staff_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Of the look, whose preview follows each change: one for each of the staff and part. Null for all else. */
    part: varchar('part', { length: 12 }),
    /** Of the product, post or page; null for a new one, and of the home page. */
    subjectId: bigint('subject_id', { mode: 'number' }),
    /** The answer of the call by which the storefront reads such a page. */
    page: jsonb('page').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('preview_draft_created').on(t.createdAt),
    index('preview_draft_staff').on(t.staffId, t.createdAt),
    uniqueIndex('preview_draft_live')
      .on(t.staffId, t.part)
      .where(sql`${t.part} is not null`),
    check('preview_draft_kind', sql`${t.kind} in ('product', 'post', 'page', 'home')`),
  ],
);
