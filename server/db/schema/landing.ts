import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { category } from '#server/db/schema/catalogue.ts';
import { picture } from '#server/db/schema/picture.ts';
import { html } from '#server/db/schema/html.ts';
import { instant } from '#server/db/schema/instant.ts';

/** A page of its own for what people ask of a category: a brand, a price band, a use. Of the whole shop (0): an event. */
export const landing = pgTable(
  'landing',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    slug: varchar('slug', { length: 100 }).notNull(),
    /** What the category is narrowed to, as the canonical query of its list: `filter-brand=12`. */
    filters: text('filters').notNull(),
    /** Such as «گوشی سامسونگ». */
    heading: text('heading').notNull(),
    seoText: html('seo_text').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** Of an event: the category whose goods it has, 0 for all, and its first and last day in Tehran. */
    goodsCategoryId: integer('goods_category_id')
      .notNull()
      .default(0)
      .references(() => category.id, { onDelete: 'set default' }),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    pictureHash: varchar('picture_hash', { length: 32 }).references(() => picture.hash),
    position: integer('position').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('landing_address').on(t.categoryId, t.slug),
    uniqueIndex('landing_filters')
      .on(t.categoryId, t.filters)
      .where(sql`${t.categoryId} <> 0`),
  ],
);
