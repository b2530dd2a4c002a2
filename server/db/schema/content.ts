import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import { instant } from '#server/db/schema/instant.ts';
import { html } from '#server/db/schema/html.ts';
import { member } from '#server/db/schema/member.ts';

/** Menus of the master data. The rows of a mega menu are headings (level 0) and links (level 1). */
export const menuItem = pgTable(
  'menu_item',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    place: varchar('place', { length: 10, enum: ['menu', 'side', 'footer', 'header'] }).notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => menuItem.id, {
      onDelete: 'cascade',
    }),
    position: integer('position').notNull().default(0),
    label: text('label').notNull(),
    url: text('url').notNull().default(''),
    type: varchar('type', { length: 8, enum: ['menu', 'megamenu'] })
      .notNull()
      .default('menu'),
    /** 0 heading, 1 link. */
    level: smallint('level').notNull().default(1),
    imgUrl: text('img_url').notNull().default(''),
    icon: text('icon').notNull().default(''),
  },
  (t) => [
    index('menu_item_place').on(t.place, t.position),
    index('menu_item_parent').on(t.parentId, t.position),
    check('menu_item_level', sql`${t.level} in (0, 1)`),
  ],
);

/** Master settings, one per row; the value is validated by the home service's schema. */
export const setting = pgTable('setting', {
  key: varchar('key', { length: 60 }).primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** A page of the catch-all route; `name` is its path without the leading slash. */
export const contentPage = pgTable('content_page', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: varchar('name', { length: 200 }).notNull().unique(),
  title: text('title').notNull(),
  bodyHtml: html('body_html').notNull(),
  seoKeywords: text('seo_keywords').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  noIndex: boolean('no_index').notNull().default(false),
  /** Increases with each change by staff, who send the one they have read. */
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Blocks of the home page; `data` configures the content and is validated by the home service's schema. */
export const homeBlock = pgTable('home_block', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  type: varchar('type', {
    length: 12,
    enum: ['slider', 'banners', 'products', 'categories', 'brands', 'blog'],
  }).notNull(),
  title: text('title').notNull().default(''),
  url: text('url').notNull().default(''),
  data: jsonb('data').notNull(),
  /** Kept by staff, but not on the page. */
  isHidden: boolean('is_hidden').notNull().default(false),
});

/** What staff change as a whole: the home page, each menu, the banner, the footer. Absent: never changed, revision 1. */
export const appearancePart = pgTable('appearance_part', {
  part: varchar('part', { length: 12 }).primaryKey(),
  revision: integer('revision').notNull(),
});

/** The latest versions of each part, the current one included; `value` as staff save it. */
export const appearanceVersion = pgTable(
  'appearance_version',
  {
    part: varchar('part', { length: 12 }).notNull(),
    revision: integer('revision').notNull(),
    value: jsonb('value').notNull(),
    /** Null: there before anybody changed it. */
    staffId: bigint('staff_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'set null',
    }),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.part, t.revision] }),
    index('appearance_version_staff').on(t.staffId),
  ],
);

/** A single row. Triggers increase `version` with every change of menus and settings. */
export const masterVersion = pgTable('master_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});
