import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/member.ts';

/** Members' favourite products, each once. */
export const favourite = pgTable(
  'favourite',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    index('favourite_newest').on(t.memberId, t.addedAt, t.productId),
    index('favourite_product').on(t.productId),
  ],
);

/** Members' lists besides their favourites, each with a name of its own. */
export const favouriteList = pgTable(
  'favourite_list',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 40 }).notNull(),
    /** Whoever knows it may read the list; null while it is not shared. */
    token: varchar('token', { length: 22 }).unique(),
    /** Whether readers see the member's first name. */
    showsName: boolean('shows_name').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Deleted, but can still be brought back. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('favourite_list_member').on(t.memberId, t.createdAt),
    index('favourite_list_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    check('favourite_list_unshared', sql`${t.removedAt} is null or ${t.token} is null`),
  ],
);

/** Products of a list, each once. */
export const favouriteListItem = pgTable(
  'favourite_list_item',
  {
    listId: bigint('list_id', { mode: 'number' })
      .notNull()
      .references(() => favouriteList.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.productId] }),
    index('favourite_list_item_newest').on(t.listId, t.addedAt, t.productId),
    index('favourite_list_item_product').on(t.productId),
  ],
);
