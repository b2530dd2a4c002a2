import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { variant } from '#server/db/schema/catalogue.ts';

/** Back-in-stock alerts by variant; a number is removed once it has been notified. */
export const backInStock = pgTable(
  'back_in_stock',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    wantedAt: instant('wanted_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.mobile] }),
    index('back_in_stock_mobile').on(t.mobile),
    index('back_in_stock_wanted').on(t.wantedAt),
    check('back_in_stock_mobile', sql`${t.mobile} ~ '^09[0-9]{9}$'`),
  ],
);
