import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { attribute, category, product, variant } from '#server/db/schema/catalogue.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';
import { shopOrder } from '#server/db/schema/order.ts';

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });
const variantId = () =>
  integer('variant_id')
    .notNull()
    .references(() => variant.id, { onDelete: 'cascade' });
/** The administrator who did it; null for the shop itself. */
const staffId = () =>
  bigint('staff_id', { mode: 'number' }).references(() => member.id, { onDelete: 'set null' });

/** Categories of a product besides its own, the primary one. */
export const categoryProduct = pgTable(
  'category_product',
  {
    productId: productId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index('category_product_category').on(t.categoryId),
  ],
);

/** Attributes that staff are asked for in products of a category and below. */
export const categoryAttribute = pgTable(
  'category_attribute',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.attributeId] }),
    index('category_attribute_attribute').on(t.attributeId),
  ],
);

/** Options of a variant besides colour, storage and size. */
export const variantOption = pgTable(
  'variant_option',
  {
    variantId: variantId(),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.position] }),
    check('variant_option_texts', sql`${t.title} <> '' and ${t.value} <> ''`),
  ],
);

export const movementReasons = ['sold', 'returned', 'counted', 'corrected'] as const;

/** Every change of a stock, written in its transaction; rows are only added. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: variantId(),
    change: integer('change').notNull(),
    /** The stock afterwards. */
    stock: integer('stock').notNull(),
    reason: varchar('reason', { length: 10, enum: movementReasons }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).references(() => shopOrder.id, {
      onDelete: 'set null',
    }),
    staffId: staffId(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('stock_movement_variant').on(t.variantId, t.id),
    index('stock_movement_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index('stock_movement_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
    check('stock_movement_change', sql`${t.change} <> 0`),
    check('stock_movement_stock', sql`${t.stock} >= 0`),
    check(
      'stock_movement_reason',
      sql`${t.reason} in ('sold', 'returned', 'counted', 'corrected')`,
    ),
  ],
);

/** A price (toman) for a time; a job applies it and takes it back. A variant has one at a time. */
export const timedPrice = pgTable(
  'timed_price',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: variantId(),
    price: bigint('price', { mode: 'number' }).notNull(),
    oldPrice: bigint('old_price', { mode: 'number' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** `left`: not taken back, because somebody had changed the price meanwhile. */
    state: varchar('state', {
      length: 10,
      enum: ['planned', 'active', 'ended', 'left', 'cancelled'],
    })
      .notNull()
      .default('planned'),
    /** The prices it replaced. */
    priceBefore: bigint('price_before', { mode: 'number' }),
    oldPriceBefore: bigint('old_price_before', { mode: 'number' }),
    staffId: staffId(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('timed_price_open')
      .on(t.variantId)
      .where(sql`${t.state} in ('planned', 'active')`),
    index('timed_price_starts')
      .on(t.startsAt)
      .where(sql`${t.state} = 'planned'`),
    index('timed_price_ends')
      .on(t.endsAt)
      .where(sql`${t.state} = 'active' and ${t.endsAt} is not null`),
    index('timed_price_variant').on(t.variantId, t.id),
    index('timed_price_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
    check('timed_price_price', sql`${t.price} >= 0`),
    check('timed_price_old_price', sql`${t.oldPrice} > ${t.price}`),
    check('timed_price_time', sql`${t.endsAt} > ${t.startsAt}`),
    check(
      'timed_price_state',
      sql`${t.state} in ('planned', 'active', 'ended', 'left', 'cancelled')`,
    ),
  ],
);

export const batchKinds = ['edit', 'cells', 'bulk', 'sheet', 'undo', 'timed'] as const;
export const batchStates = ['preview', 'waiting', 'running', 'stopped', 'done'] as const;

/**
 * Changes of products and variants that were made together, kept for 30 days. A bulk change is a preview first;
 * a job applies it.
 */
export const changeBatch = pgTable(
  'change_batch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar('kind', { length: 10, enum: batchKinds }).notNull(),
    state: varchar('state', { length: 10, enum: batchStates }).notNull().default('done'),
    staffId: staffId(),
    /** Filter and operation of a bulk change, what was counted of a file, or `{}`. */
    wanted: jsonb('wanted').notNull().default({}),
    /** Rows in all, and how many are applied or passed over. */
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** The batch that this one takes back. */
    undoOf: bigint('undo_of', { mode: 'number' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** When a job may take it up again. */
    dueAt: instant('due_at').notNull().defaultNow(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    index('change_batch_created').on(t.createdAt),
    index('change_batch_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.state} in ('waiting', 'running')`),
    index('change_batch_listed')
      .on(t.id)
      .where(sql`${t.kind} in ('cells', 'bulk', 'sheet', 'undo') and ${t.state} <> 'preview'`),
    index('change_batch_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
    check(
      'change_batch_kind',
      sql`${t.kind} in ('edit', 'cells', 'bulk', 'sheet', 'undo', 'timed')`,
    ),
    check(
      'change_batch_state',
      sql`${t.state} in ('preview', 'waiting', 'running', 'stopped', 'done')`,
    ),
  ],
);

/** One changed field; `before` and `after` are its values as JSON. */
export const changeRow = pgTable(
  'change_row',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => changeBatch.id, { onDelete: 'cascade' }),
    productId: productId(),
    /** Null for a field of the product itself. */
    variantId: integer('variant_id').references(() => variant.id, { onDelete: 'cascade' }),
    field: varchar('field', { length: 30 }).notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** `skipped`: its value was another one by then. */
    state: varchar('state', { length: 10, enum: ['planned', 'applied', 'skipped', 'undone'] })
      .notNull()
      .default('applied'),
  },
  (t) => [
    index('change_row_batch').on(t.batchId, t.state, t.productId, t.id),
    index('change_row_product').on(t.productId, t.id),
    index('change_row_variant')
      .on(t.variantId)
      .where(sql`${t.variantId} is not null`),
    check('change_row_state', sql`${t.state} in ('planned', 'applied', 'skipped', 'undone')`),
  ],
);

/** A row of an edited file of prices and stock, with what becomes of it; kept until its batch is applied. */
export const sheetRow = pgTable(
  'sheet_row',
  {
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => changeBatch.id, { onDelete: 'cascade' }),
    /** Its number in the file. */
    line: integer('line').notNull(),
    state: varchar('state', { length: 10, enum: ['changed', 'same', 'wrong', 'warned'] }).notNull(),
    /** Null when there was none, and of no account once it is gone. */
    variantId: integer('variant_id'),
    /** What the file calls a variant that the shop does not have. */
    label: text('label').notNull(),
    /** Fields with their values in the shop and in the file. */
    changes: jsonb('changes').notNull(),
    warnings: jsonb('warnings').notNull(),
    /** Why it cannot be applied. */
    message: text('message').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.line] }),
    index('sheet_row_state').on(t.batchId, t.state, t.line),
    check('sheet_row_state', sql`${t.state} in ('changed', 'same', 'wrong', 'warned')`),
  ],
);

/** Products whose lists, search and pages are to be written anew by a job, because a category or brand changed. */
export const staleProduct = pgTable('stale_product', {
  productId: productId().primaryKey(),
  since: instant('since').notNull().defaultNow(),
});
