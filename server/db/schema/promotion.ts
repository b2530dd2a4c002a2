import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';

/** A reduction of baskets: for all, or for those who enter a code of `coupon`. */
export const promotion = pgTable('promotion', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  /** When it applies and what it gives, `{when, give}` of `lib/rules/pricing/types.ts`. */
  rule: jsonb('rule').notNull(),
  priority: integer('priority').notNull().default(0),
  isExclusive: boolean('is_exclusive').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
});

export const coupon = pgTable(
  'coupon',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Folded by `lib/rules/coupon-code.ts`. */
    code: varchar('code', { length: 40 }).notNull().unique(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    /** Greatest number of uses in all, and by one member; null: no limit. */
    useLimit: integer('use_limit'),
    memberLimit: integer('member_limit'),
    used: integer('used').notNull().default(0),
    /** Whether the cart and product cards mention it. */
    isShown: boolean('is_shown').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('coupon_promotion').on(t.promotionId),
    check('coupon_used', sql`${t.used} >= 0 and ${t.used} <= ${t.useLimit}`),
    check('coupon_limits', sql`${t.useLimit} > 0 and ${t.memberLimit} > 0`),
  ],
);
