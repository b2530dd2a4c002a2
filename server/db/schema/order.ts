import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { basket } from '#server/db/schema/basket.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { coupon } from '#server/db/schema/promotion.ts';
import { deliveryMethod, deliverySlot } from '#server/db/schema/delivery.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/**
 * An order. Money in toman. What it shows is a snapshot: it never changes when the catalogue, an address or a
 * delivery method does. Orders are kept; `address` and `receiver` may be emptied at a member's request.
 */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Random, for people. */
    number: bigint('number', { mode: 'number' }).notNull().unique(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'set null',
    }),
    /** The basket it is made of, while that is frozen for it. */
    basketId: bigint('basket_id', { mode: 'number' }).references(() => basket.id, {
      onDelete: 'set null',
    }),
    /** Chosen by the client; with the same body it is the same order. */
    startKey: uuid('start_key').notNull(),
    /** Hash of the body it was started with. */
    startHash: varchar('start_hash', { length: 64 }).notNull(),
    /** `orderStatuses` of the contract. */
    status: smallint('status').notNull(),
    /** `deliveryStates` of the contract; '' before status 3. */
    delivery: varchar('delivery', { length: 10 }).notNull().default(''),
    /** A gateway's name, `on-delivery` or `card-to-card`. */
    payment: varchar('payment', { length: 20 }).notNull(),
    deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethod.id, {
      onDelete: 'set null',
    }),
    slotId: bigint('slot_id', { mode: 'number' }).references(() => deliverySlot.id, {
      onDelete: 'set null',
    }),
    /** The method's title, kind, days and slot as they were. */
    deliveryChosen: jsonb('delivery_chosen').notNull(),
    /** The address as it was; null after removal. */
    address: jsonb('address'),
    /** The company the invoice is made out to; null for a person. */
    buyer: jsonb('buyer'),
    note: text('note').notNull().default(''),
    refer: text('refer').notNull().default(''),
    couponId: integer('coupon_id').references(() => coupon.id, { onDelete: 'set null' }),
    /** Lines at list price with insurance; `total` = `lines_total` - `discount` + `freight`. */
    linesTotal: bigint('lines_total', { mode: 'number' }).notNull(),
    discount: bigint('discount', { mode: 'number' }).notNull(),
    freight: bigint('freight', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** VAT included in the total, and its rate in percent. */
    vat: bigint('vat', { mode: 'number' }).notNull(),
    vatRate: smallint('vat_rate').notNull(),
    /** Of a cancelled order: its freight, as far as the shop keeps it because the parcel was not taken. */
    kept: bigint('kept', { mode: 'number' }).notNull().default(0),
    /** Titles and amounts of the reductions. */
    reductions: jsonb('reductions').notNull().default([]),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
    /** When what is held for it is given back unless it is paid; null: never by itself. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    /** When its personal data was removed. */
    clearedAt: instant('cleared_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('shop_order_start').on(t.memberId, t.startKey),
    // One open order a basket.
    uniqueIndex('shop_order_open').on(t.basketId),
    index('shop_order_member').on(t.memberId, t.id),
    index('shop_order_expires')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
    index('shop_order_status').on(t.status, t.id),
    // Counts of the lists of staff.
    index('shop_order_states').on(t.status, t.delivery, t.payment),
    index('shop_order_created').on(t.createdAt, t.id),
    index('shop_order_delivery').on(t.deliveryMethodId),
    index('shop_order_slot').on(t.slotId),
    index('shop_order_coupon').on(t.couponId),
    check('shop_order_status', sql`${t.status} between 1 and 6`),
    check('shop_order_total', sql`${t.total} = ${t.linesTotal} - ${t.discount} + ${t.freight}`),
    check('shop_order_kept', sql`${t.kept} between 0 and ${t.freight}`),
    check(
      'shop_order_amounts',
      sql`least(${t.linesTotal}, ${t.discount}, ${t.freight}, ${t.total}, ${t.vat}) >= 0 and ${t.vat} <= ${t.total}`,
    ),
  ],
);

/** A line as it was bought; without references, because products may go. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    nameFa: text('name_fa').notNull(),
    slug: varchar('slug', { length: 100 }).notNull(),
    image: text('image').notNull(),
    /** Colour, storage, size: `[{title, value}]`. */
    options: jsonb('options').notNull(),
    guarantee: text('guarantee').notNull(),
    count: integer('count').notNull(),
    /** Of one piece. */
    price: bigint('price', { mode: 'number' }).notNull(),
    oldPrice: bigint('old_price', { mode: 'number' }),
    /** Of one piece; 0 without insurance. */
    insurance: bigint('insurance', { mode: 'number' }).notNull(),
    /** The line's shares. */
    discount: bigint('discount', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    refer: text('refer').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_line_product').on(t.productId),
    check('order_line_count', sql`${t.count} > 0`),
    check(
      'order_line_amounts',
      sql`least(${t.price}, ${t.insurance}, ${t.discount}, ${t.vat}) >= 0 and ${t.discount} <= ${t.price} * ${t.count}`,
    ),
  ],
);

/** Pieces kept for an order; the sum by variant is `variant.held`. */
export const stockHold = pgTable(
  'stock_hold',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variant.id),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId] }),
    index('stock_hold_variant').on(t.variantId),
    check('stock_hold_count', sql`${t.count} > 0`),
  ],
);

/** What happened to an order; rows are only added. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    /** The order's status and delivery state from then on. */
    status: smallint('status').notNull(),
    delivery: varchar('delivery', { length: 10 }).notNull().default(''),
    /** The order's version it made. */
    version: integer('version').notNull(),
    /** `shopper`, `gateway`, `job` or `staff`. */
    by: varchar('by', { length: 10 }).notNull(),
    /** For operators and staff; nothing personal. */
    reason: text('reason').notNull().default(''),
    /** Whether members see it in their order's timeline. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (t) => [unique('order_event_version').on(t.orderId, t.version)],
);

/** A use of a coupon by an order; given back at most once. */
export const couponUse = pgTable(
  'coupon_use',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    returnedAt: instant('returned_at'),
  },
  (t) => [
    index('coupon_use_member')
      .on(t.couponId, t.memberId)
      .where(sql`${t.returnedAt} is null`),
  ],
);
