import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import type { PostHeading } from '#lib/contract/blog.ts';
import { picture } from '#server/db/schema/picture.ts';
import { html } from '#server/db/schema/html.ts';
import { instant } from '#server/db/schema/instant.ts';
import { foundWords } from '#server/db/schema/words.ts';

/** Increases with each change by staff, who send the one they have read. */
const revision = () => integer('revision').notNull().default(1);

/** Columns shared by categories, tags and authors; the slug is part of the URL. */
const term = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  slug: varchar('slug', { length: 100 }).notNull().unique(),
  revision: revision(),
});

export const postCategory = pgTable('post_category', {
  ...term(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
});

/** The author named above a post; not linked to a member. */
export const postAuthor = pgTable(
  'post_author',
  {
    ...term(),
    role: text('role').notNull().default(''),
    about: text('about').notNull().default(''),
    /** Of the person. */
    pictureHash: varchar('picture_hash', { length: 32 }).references(() => picture.hash),
    /** Their pages elsewhere, https only. */
    links: text('links')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [index('post_author_picture_hash').on(t.pictureHash)],
);

export const postTag = pgTable('post_tag', {
  ...term(),
  description: text('description').notNull().default(''),
});

/** A blog post. Columns derived from its body are computed on write (`postColumns`). */
export const post = pgTable(
  'post',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => postCategory.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => postAuthor.id),
    title: text('title').notNull(),
    slug: varchar('slug', { length: 100 }).notNull(),
    summary: text('summary').notNull(),
    bodyHtml: html('body_html').notNull(),
    contents: jsonb('contents').$type<PostHeading[]>().notNull(),
    readingMinutes: smallint('reading_minutes').notNull(),
    /** WebsiteCodes of the products named in the body, in its order. */
    products: integer('products').array().notNull(),
    pictureHash: varchar('picture_hash', { length: 32 })
      .notNull()
      .references(() => picture.hash),
    imageAlt: text('image_alt').notNull().default(''),
    seoKeyword: text('seo_keyword').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    titleWords: foundWords('title_words').notNull(),
    /** Includes the words of the title. */
    words: foundWords('words').notNull(),
    /** Number of comments that are shown. */
    commentCount: integer('comment_count').notNull().default(0),
    /** The post is hidden before this time; null: not published. */
    publishedTime: instant('published_time'),
    /** When it was put into the bin, where it is not published; deleted 30 days later. */
    binnedAt: instant('binned_at'),
    /** Of a post in the bin: its publication time before. */
    timeBeforeBin: instant('time_before_bin'),
    revision: revision(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('post_published').on(t.publishedTime, t.id),
    index('post_of_category').on(t.categoryId, t.publishedTime, t.id),
    index('post_of_author').on(t.authorId, t.publishedTime, t.id),
    index('post_talked_about').on(t.commentCount, t.publishedTime, t.id),
    index('post_changed').on(t.updatedAt, t.id),
    index('post_binned')
      .on(t.binnedAt)
      .where(sql`${t.binnedAt} is not null`),
    check('post_bin', sql`${t.binnedAt} is null or ${t.publishedTime} is null`),
    index('post_words').using('gin', t.words),
    index('post_products').using('gin', t.products),
    index('post_picture_hash').on(t.pictureHash),
    index('post_slug').on(sql`replace(${t.slug}, '-', '') text_pattern_ops`),
    check('post_reading_minutes', sql`${t.readingMinutes} >= 1`),
  ],
);

/** Tags of posts, in display order. */
export const postTagged = pgTable(
  'post_tagged',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => postTag.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.tagId] }),
    index('post_tagged_tag').on(t.tagId, t.postId),
  ],
);
