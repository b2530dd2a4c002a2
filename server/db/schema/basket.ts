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

/** A visitor's basket. `sequence` grows with each change and orders answers and hub events. */
export const basket = pgTable(
  'basket',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    guid: uuid('guid').notNull().unique(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('basket_updated').on(t.updatedAt)],
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
  },
  (t) => [
    primaryKey({ columns: [t.basketId, t.variantId] }),
    index('basket_line_variant').on(t.variantId),
    index('basket_line_product').on(t.productId),
    check('basket_line_count', sql`${t.count} > 0`),
  ],
);
