import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';

/**
 * A way to deliver an order. The prices of `rates` are tried in order; the first that lists the province, or
 * lists none, applies, and a province without a rate is not served.
 */
export const deliveryMethod = pgTable(
  'delivery_method',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: varchar('kind', { length: 10, enum: ['post', 'courier', 'pick-up'] }).notNull(),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    /** `[{provinces, cities, base, grams, perKilo}]`, prices in toman (`freight.ts` of the pricing rules). */
    rates: jsonb('rates').notNull(),
    /** Whether the receiver pays the freight; the order then costs none. */
    isPaidOnArrival: boolean('is_paid_on_arrival').notNull().default(false),
    /** Free for lines worth at least this, in toman; null: never. */
    freeFrom: bigint('free_from', { mode: 'number' }),
    /** Working days until arrival, from and to. */
    daysFrom: smallint('days_from').notNull().default(1),
    daysTo: smallint('days_to').notNull().default(1),
    /** Slots of a week, `[{weekday, fromHour, toHour, capacity}]`, Sunday is 0; one must be chosen if there are any. */
    schedule: jsonb('schedule').notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('delivery_method_kind', sql`${t.kind} in ('post', 'courier', 'pick-up')`),
    check('delivery_method_free', sql`${t.freeFrom} >= 0`),
    check('delivery_method_days', sql`${t.daysFrom} between 0 and ${t.daysTo}`),
  ],
);

/** A period of a day in which a courier comes, with the number of orders it can take. */
export const deliverySlot = pgTable(
  'delivery_slot',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    methodId: integer('method_id')
      .notNull()
      .references(() => deliveryMethod.id, { onDelete: 'cascade' }),
    /** In Tehran, as `2026-11-25`. */
    day: date('day', { mode: 'string' }).notNull(),
    fromHour: smallint('from_hour').notNull(),
    toHour: smallint('to_hour').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
    /** The capacity to be reached as places are given back, where more were taken when it was lowered; else null. */
    wanted: integer('wanted'),
  },
  (t) => [
    unique('delivery_slot_time').on(t.methodId, t.day, t.fromHour),
    check(
      'delivery_slot_hours',
      sql`0 <= ${t.fromHour} and ${t.fromHour} < ${t.toHour} and ${t.toHour} <= 24`,
    ),
    check('delivery_slot_wanted', sql`${t.wanted} >= 0`),
    check('delivery_slot_taken', sql`0 <= ${t.taken} and ${t.taken} <= ${t.capacity}`),
  ],
);
