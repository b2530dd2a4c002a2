import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
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
import { importPictureStates } from '#lib/contract/import-names.ts';
import { bytea, importBatch, importRow } from '#server/db/schema/import.ts';
import { instant } from '#server/db/schema/instant.ts';
import { picture } from '#server/db/schema/picture.ts';

/** A picture that a file names by its address: fetched once, for all its products. */
export const importPicture = pgTable(
  'import_picture',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => importBatch.id, { onDelete: 'cascade' }),
    address: varchar('address', { length: 2_000 }).notNull(),
    /** With its port unless that is the usual one. */
    host: text('host').notNull(),
    state: varchar('state', { length: 10, enum: importPictureStates }).notNull().default('found'),
    /** Where it is in the archive; null for one that is fetched. */
    entry: jsonb('entry'),
    /** Why it did not come, in Persian. */
    reason: text('reason'),
    /** The host that its address leads to, which nobody has confirmed. */
    leadsTo: text('leads_to'),
    pictureHash: varchar('picture_hash', { length: 32 }).references(() => picture.hash),
    /** How often it was taken up; one that ends its process each time is given up. */
    tries: smallint('tries').notNull().default(0),
    /** When a node may take it up. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Until when it belongs to a node. */
    heldUntil: instant('held_until'),
  },
  (t) => [
    uniqueIndex('import_picture_address').on(t.batchId, t.address),
    index('import_picture_state').on(t.batchId, t.state, t.id),
    index('import_picture_host').on(t.batchId, t.host, t.state),
    index('import_picture_waiting')
      .on(t.dueAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('import_picture_held')
      .on(t.heldUntil)
      .where(sql`${t.heldUntil} is not null`),
    index('import_picture_hash')
      .on(t.pictureHash)
      .where(sql`${t.pictureHash} is not null`),
    check('import_picture_state', sql`${t.state} in ('found', 'waiting', 'done', 'failed')`),
    check(
      'import_picture_done',
      sql`(${t.state} = 'done') = (${t.pictureHash} is not null) and (${t.state} = 'failed') = (${t.reason} is not null)`,
    ),
  ],
);

/** Where a picture belongs: to the product or the variant of a row. */
export const importPicturePlace = pgTable(
  'import_picture_place',
  {
    batchId: bigint('batch_id', { mode: 'number' }).notNull(),
    line: integer('line').notNull(),
    position: smallint('position').notNull(),
    /** The row of its product. */
    productLine: integer('product_line').notNull(),
    pictureId: bigint('picture_id', { mode: 'number' })
      .notNull()
      .references(() => importPicture.id, { onDelete: 'cascade' }),
    /** `settled`: its picture came or failed, and the product has not been given it yet. */
    state: varchar('state', { length: 10, enum: ['found', 'waiting', 'settled', 'hung'] })
      .notNull()
      .default('found'),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.line, t.position] }),
    foreignKey({
      name: 'import_picture_place_row',
      columns: [t.batchId, t.line],
      foreignColumns: [importRow.batchId, importRow.line],
    }).onDelete('cascade'),
    index('import_picture_place_picture').on(t.pictureId),
    index('import_picture_place_product').on(t.batchId, t.productLine),
    index('import_picture_place_waiting')
      .on(t.batchId, t.productLine)
      .where(sql`${t.state} = 'waiting'`),
    index('import_picture_place_settled')
      .on(t.batchId, t.productLine)
      .where(sql`${t.state} = 'settled'`),
    check('import_picture_place_state', sql`${t.state} in ('found', 'waiting', 'settled', 'hung')`),
  ],
);

/** A ZIP of the pictures of a batch, in place of the one before; its parts are kept for a day. */
export const importArchive = pgTable(
  'import_archive',
  {
    batchId: bigint('batch_id', { mode: 'number' })
      .primaryKey()
      .references(() => importBatch.id, { onDelete: 'cascade' }),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    /** Bytes of the file, and those that have arrived. */
    size: integer('size').notNull(),
    done: integer('done').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('import_archive_created').on(t.createdAt)],
);

export const importArchivePart = pgTable(
  'import_archive_part',
  {
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => importArchive.batchId, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.part] })],
);
