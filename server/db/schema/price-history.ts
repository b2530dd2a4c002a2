import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { variant } from '#server/db/schema/catalogue.ts';

/** What a variant cost from a moment on, in toman; null from when it could not be bought. */
export const pricePoint = pgTable(
  'price_point',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    price: bigint('price', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.at] }),
    check('price_point_price', sql`${t.price} >= 0`),
  ],
);
