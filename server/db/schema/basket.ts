import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/member.ts';

/**
 * A visitor's basket, identified by guid, or a member's. `sequence` grows by one with each change of a line
 * and orders answers and hub events. To change a line, lock the basket's row first.
 */
export const basket = pgTable(
  'basket',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    guid: uuid('guid').unique(),
    memberId: bigint('member_id', { mode: 'number' })
      .unique()
      .references(() => member.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was frozen, waiting for the payment of its order; its lines cannot change meanwhile. */
    frozenAt: instant('frozen_at'),
  },
  (t) => [
    index('basket_updated')
      .on(t.updatedAt)
      .where(sql`${t.memberId} is null`),
    check('basket_owner', sql`num_nonnulls(${t.guid}, ${t.memberId}) = 1`),
  ],
);

/** Lines of a basket that were put aside, for later; they are no part of an order. */
export const basketSaved = pgTable(
  'basket_saved',
  {
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    insurance: boolean('insurance').notNull().default(false),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.basketId, t.variantId] }),
    index('basket_saved_variant').on(t.variantId),
    index('basket_saved_product').on(t.productId),
    check('basket_saved_count', sql`${t.count} > 0`),
  ],
);

export const basketLine = pgTable(
  'basket_line',
  {
    basketId: bigint('basket_id', { mode: 'number' })
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    insurance: boolean('insurance').notNull().default(false),
    refer: text('refer').notNull().default(''),
    addedAt: instant('added_at').notNull().defaultNow(),
    /**
     * Price of one piece in toman when the shopper last changed or confirmed the line; null for older lines.
     */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    /**
     * Total of two merged baskets when it exceeded the allowed maximum; cleared once the shopper was
     * notified.
     */
    wanted: integer('wanted'),
  },
  (t) => [
    primaryKey({ columns: [t.basketId, t.variantId] }),
    index('basket_line_variant').on(t.variantId),
    index('basket_line_product').on(t.productId),
    check('basket_line_count', sql`${t.count} > 0`),
    check('basket_line_seen', sql`${t.seenPrice} >= 0`),
    check('basket_line_wanted', sql`${t.wanted} > ${t.count}`),
  ],
);
