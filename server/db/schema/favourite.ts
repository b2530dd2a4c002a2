import { bigint, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
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
