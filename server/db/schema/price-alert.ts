import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { variant } from '#server/db/schema/catalogue.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** Members who want to hear when a variant costs less; a row is removed once its member was told. */
export const priceAlert = pgTable(
  'price_alert',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    /** The highest price, in toman, of which the member is told. */
    most: bigint('most', { mode: 'number' }).notNull(),
    wantedAt: instant('wanted_at').notNull().defaultNow(),
    /** When the price fell to it; a job then tells the member. */
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.variantId] }),
    index('price_alert_variant').on(t.variantId, t.most),
    index('price_alert_wanted').on(t.wantedAt),
    index('price_alert_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    check('price_alert_most', sql`${t.most} > 0`),
  ],
);
