import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** A member's delivery address, normalised by `lib/rules/account.ts`. */
export const memberAddress = pgTable(
  'member_address',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Names instead of ids: the address on a parcel must not change when the list of places does. */
    province: text('province').notNull(),
    city: text('city').notNull(),
    line: text('line').notNull(),
    plate: text('plate').notNull(),
    unit: text('unit').notNull().default(''),
    postalCode: text('postal_code').notNull(),
    receiverName: text('receiver_name').notNull(),
    /** `09…` */
    receiverMobile: text('receiver_mobile').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('member_address_postal_code', sql`${t.postalCode} ~ '^[0-9]{10}$'`),
    check('member_address_mobile', sql`${t.receiverMobile} ~ '^09[0-9]{9}$'`),
    index('member_address_member').on(t.memberId, t.id),
    uniqueIndex('member_address_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
  ],
);
