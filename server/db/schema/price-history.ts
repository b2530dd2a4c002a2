import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { variant } from '#server/db/schema/catalogue.ts';

/** Price of a variant from a point in time on, in toman; null while it could not be bought. */
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
