import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { product } from '#server/db/schema/catalogue.ts';

/**
 * Counts per product and day: how many visitors viewed it, how many pieces were sold. They are included in
 * `product.popularity` until the day is deleted.
 */
export const productDay = pgTable(
  'product_day',
  {
    day: date('day').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    views: integer('views').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.productId] }),
    index('product_day_product').on(t.productId),
    check('product_day_counts', sql`${t.views} >= 0 and ${t.sold} >= 0`),
  ],
);
