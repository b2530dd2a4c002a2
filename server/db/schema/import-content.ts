import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { post } from '#server/db/schema/blog.ts';
import { contentPage } from '#server/db/schema/content.ts';

/** What posts and pages were called in a former site, so that a later file finds them. */
export const contentRef = pgTable(
  'content_ref',
  {
    /** Host of that site, which numbers its posts and pages together. */
    source: varchar('source', { length: 300 }).notNull(),
    externalId: bigint('external_id', { mode: 'number' }).notNull(),
    postId: integer('post_id').references(() => post.id, { onDelete: 'cascade' }),
    pageId: integer('page_id').references(() => contentPage.id, { onDelete: 'cascade' }),
    /** Hash of what the file said last. */
    said: varchar('said', { length: 64 }).notNull(),
    /** As the import left it: staff have changed one with another revision. */
    revision: integer('revision').notNull(),
    /** Its path in the former site. */
    oldPath: text('old_path').notNull(),
    /** Hashes of pictures that have come, by their addresses. */
    pictures: jsonb('pictures').notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.externalId] }),
    index('content_ref_post')
      .on(t.postId)
      .where(sql`${t.postId} is not null`),
    index('content_ref_page')
      .on(t.pageId)
      .where(sql`${t.pageId} is not null`),
    check('content_ref_one', sql`(${t.postId} is null) <> (${t.pageId} is null)`),
  ],
);
