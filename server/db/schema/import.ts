import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** A file of goods that is brought in; what becomes of each row is kept before anything is written. */
export const importBatch = pgTable(
  'import_batch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The software of the former shop. */
    source: varchar('source', { length: 20, enum: ['woocommerce'] }).notNull(),
    state: varchar('state', { length: 10, enum: ['reading', 'ready', 'failed'] })
      .notNull()
      .default('reading'),
    staffId: bigint('staff_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'set null',
    }),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    /** Unit of money and fields by head, as they were chosen. */
    rules: jsonb('rules').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('import_batch_created').on(t.createdAt),
    index('import_batch_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
    check('import_batch_source', sql`${t.source} in ('woocommerce')`),
    check('import_batch_state', sql`${t.state} in ('reading', 'ready', 'failed')`),
  ],
);

export const importRowStates = ['read', 'new', 'changed', 'unchanged', 'skipped', 'wrong'] as const;

/** A row of a file, and what becomes of it. */
export const importRow = pgTable(
  'import_row',
  {
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => importBatch.id, { onDelete: 'cascade' }),
    /** Where it begins in the file. */
    line: integer('line').notNull(),
    state: varchar('state', { length: 10, enum: importRowStates }).notNull(),
    kind: varchar('kind', { length: 10, enum: ['simple', 'variable', 'variation'] }),
    name: text('name').notNull(),
    /** Its number and code in the former shop, and those of its parent. */
    externalId: bigint('external_id', { mode: 'number' }),
    sku: varchar('sku', { length: 64 }),
    parentId: bigint('parent_id', { mode: 'number' }),
    parentSku: text('parent_sku'),
    /** The row of its product. */
    parentLine: integer('parent_line'),
    /** What the file says, in the words of the shop; null unless it can be taken. */
    goods: jsonb('goods'),
    /** Sentences with the heads they are about. */
    said: jsonb('said').notNull(),
    /** What it is of in the shop; null for a new one. */
    productId: integer('product_id').references(() => product.id, { onDelete: 'set null' }),
    variantId: integer('variant_id').references(() => variant.id, { onDelete: 'set null' }),
    /** Fields with their values in the shop and in the file. */
    changes: jsonb('changes').notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.line] }),
    index('import_row_state').on(t.batchId, t.state, t.line),
    index('import_row_parent')
      .on(t.batchId, t.parentLine, t.line)
      .where(sql`${t.parentLine} is not null`),
    index('import_row_external')
      .on(t.batchId, t.externalId, t.line)
      .where(sql`${t.externalId} is not null`),
    index('import_row_sku')
      .on(t.batchId, sql`lower(${t.sku})`, t.line)
      .where(sql`${t.sku} is not null`),
    index('import_row_product')
      .on(t.productId)
      .where(sql`${t.productId} is not null`),
    index('import_row_variant')
      .on(t.variantId)
      .where(sql`${t.variantId} is not null`),
    check(
      'import_row_state',
      sql`${t.state} in ('read', 'new', 'changed', 'unchanged', 'skipped', 'wrong')`,
    ),
    check('import_row_kind', sql`${t.kind} in ('simple', 'variable', 'variation')`),
  ],
);

/** What goods of the shop are called elsewhere, so that a later file finds them. */
export const externalRef = pgTable(
  'external_ref',
  {
    source: varchar('source', { length: 20 }).notNull(),
    kind: varchar('kind', { length: 10, enum: ['product', 'variant'] }).notNull(),
    externalId: bigint('external_id', { mode: 'number' }).notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null for the product itself. */
    variantId: integer('variant_id').references(() => variant.id, { onDelete: 'cascade' }),
    /** By field what the file said last, and what the shop had once it was written. */
    said: jsonb('said').notNull(),
    stored: jsonb('stored').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.kind, t.externalId] }),
    index('external_ref_product').on(t.productId),
    index('external_ref_variant')
      .on(t.variantId)
      .where(sql`${t.variantId} is not null`),
    check('external_ref_kind', sql`(${t.kind} = 'variant') = (${t.variantId} is not null)`),
    check('external_ref_kinds', sql`${t.kind} in ('product', 'variant')`),
  ],
);
