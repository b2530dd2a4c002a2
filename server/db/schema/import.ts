import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  importKinds,
  importResults,
  importRowStates,
  importStates,
} from '#lib/contract/import-names.ts';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { instant } from '#server/db/schema/instant.ts';
import { member } from '#server/db/schema/member.ts';

/** A file that is brought in; what becomes of each row is kept before anything is written. */
export const importBatch = pgTable(
  'import_batch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The software of the former shop. */
    source: varchar('source', { length: 20, enum: ['woocommerce'] }).notNull(),
    /** What the file holds. */
    kind: varchar('kind', { length: 10, enum: importKinds }).notNull().default('goods'),
    state: varchar('state', { length: 10, enum: importStates }).notNull().default('uploading'),
    staffId: bigint('staff_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'set null',
    }),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    /** Bytes of the file. */
    size: integer('size').notNull(),
    /** What was chosen for it: unit of money, fields by head; `{}` before. */
    rules: jsonb('rules').notNull().default({}),
    /** How far it is, in what its state counts. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why the file cannot be read. */
    failure: text('failure'),
    /** Changes of goods that were there: of change_batch, which keeps them 30 days. */
    changeBatchId: bigint('change_batch_id', { mode: 'number' }),
    /** Whose pictures are fetched, as an owner has confirmed. */
    pictureHosts: text('picture_hosts')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Counts who took it up, so that a job that was given up writes nothing more. */
    turn: integer('turn').notNull().default(0),
    /** When a job may take it up again. */
    dueAt: instant('due_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('import_batch_created').on(t.createdAt),
    index('import_batch_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
    index('import_batch_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.state} in ('reading', 'applying', 'undoing')`),
    check('import_batch_source', sql`${t.source} in ('woocommerce')`),
    check(
      'import_batch_kind',
      sql`${t.kind} in ('goods', 'customers', 'orders', 'content', 'addresses')`,
    ),
    check(
      'import_batch_state',
      sql`${t.state} in ('uploading', 'uploaded', 'reading', 'ready', 'applying', 'stopped', 'done',
        'undoing', 'undone', 'failed')`,
    ),
  ],
);

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The file of a batch in parts, so that any node can read it; a day. */
export const importFile = pgTable(
  'import_file',
  {
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => importBatch.id, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.part] })],
);

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
    /** What became of it; null before. */
    result: varchar('result', { length: 10, enum: importResults }),
    /** Of goods; null of a row that cannot be taken, and of other kinds of files. */
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
    /** Of other kinds of files than goods: what it made or changed, by which it is taken back; null before. */
    made: jsonb('made'),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.line] }),
    index('import_row_state').on(t.batchId, t.state, t.line),
    index('import_row_result')
      .on(t.batchId, t.result, t.line)
      .where(sql`${t.result} is not null`),
    // What is still to be written, by product.
    index('import_row_pending')
      .on(t.batchId, t.line)
      .where(
        sql`${t.result} is null and ${t.kind} is distinct from 'variation' and ${t.state} in ('new', 'changed', 'unchanged')`,
      ),
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
    check('import_row_result', sql`${t.result} in ('done', 'failed', 'undone', 'kept')`),
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
