import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importKinds } from '#lib/contract/import-names.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { HungPicture } from '#server/modules/import/hang.ts';

const due = z.object({ batch: z.coerce.number(), line: z.int() });

/** Products, by their rows, whose pictures have all come or failed, and that were not given them. */
export const readDue = (
  db: Db,
  batchId: number | null,
  most: number,
): Promise<z.infer<typeof due>[]> =>
  rows(
    db,
    sql`select w.batch_id as batch, w.product_line as line from import_picture_place w
      where w.state = 'settled' and ${batchId === null ? sql`true` : sql`w.batch_id = ${batchId}`}
        and not exists (
          select from import_picture_place o
          where o.batch_id = w.batch_id and o.product_line = w.product_line and o.state = 'waiting')
      group by 1, 2 order by 1, 2 limit ${most}`,
    due,
  );

const batch = z.object({
  id: z.coerce.number(),
  kind: z.enum(importKinds),
  changeBatchId: z.coerce.number().nullable(),
  staffId: z.coerce.number().nullable(),
});

/** A batch whose goods are written, locked until the transaction ends: one node at a time changes them. */
export async function holdWritten(tx: Db, batchId: number): Promise<z.infer<typeof batch> | null> {
  const [found] = await rows(
    tx,
    sql`select id, kind, change_batch_id as "changeBatchId", (rules->>'by')::bigint as "staffId"
      from import_batch where id = ${batchId} and state = 'done' for no key update`,
    batch,
  );
  return found ?? null;
}

const ints = (all: readonly number[]) => sql`${sql.param([...all])}::int[]`;

const place = z.object({
  productLine: z.int(),
  productId: z.int(),
  /** Of a variation. */
  variantId: z.int().nullable(),
  /** Null for one that did not come. */
  hash: z.string().nullable(),
  /** Whether the batch has made the product. */
  isNew: z.boolean(),
});
export type HungPlace = HungPicture & z.infer<typeof place>;

/** The pictures of products in the order of the file: first those of the product itself. */
export const readPlaces = (
  tx: Db,
  batchId: number,
  lines: readonly number[],
): Promise<HungPlace[]> =>
  rows(
    tx,
    sql`select w.product_line as "productLine", h.product_id as "productId",
        case when r.kind = 'variation' then r.variant_id end as "variantId",
        p.picture_hash as hash, h.state = 'new' as "isNew"
      from import_picture_place w
      join import_picture p on p.id = w.picture_id
      join import_row r on r.batch_id = w.batch_id and r.line = w.line
      join import_row h on h.batch_id = w.batch_id and h.line = w.product_line
      where w.batch_id = ${batchId} and w.product_line = any(${ints(lines)}) and h.product_id is not null
      order by w.product_line, w.line <> w.product_line, w.line, w.position`,
    place,
  );

const rowPicture = z.object({
  line: z.int(),
  externalId: z.coerce.number().nullable(),
  content: z.unknown(),
  made: z.unknown(),
  /** Those that have come: hashes by address. */
  pictures: z.record(z.string(), z.string()),
});
export type RowPictures = z.infer<typeof rowPicture>;

/** Rows of other files than those of goods, with their pictures. */
export const readRowPictures = (
  tx: Db,
  batchId: number,
  lines: readonly number[],
): Promise<RowPictures[]> =>
  rows(
    tx,
    sql`select r.line, r.external_id as "externalId", r.goods as content, r.made,
        jsonb_object_agg(p.address, p.picture_hash) filter (where p.picture_hash is not null) as pictures
      from import_row r join import_picture_place w on w.batch_id = r.batch_id and w.line = r.line
      join import_picture p on p.id = w.picture_id
      where r.batch_id = ${batchId} and r.line = any(${ints(lines)})
      group by r.batch_id, r.line having count(p.picture_hash) > 0 order by r.line`,
    rowPicture,
  );

export const noteMade = (tx: Db, batchId: number, line: number, made: unknown) =>
  tx.execute(sql`update import_row set made = ${JSON.stringify(made)}::jsonb
    where batch_id = ${batchId} and line = ${line}`);

export const noteHung = (tx: Db, batchId: number, lines: readonly number[]) =>
  tx.execute(sql`
    update import_picture_place set state = 'hung'
    where batch_id = ${batchId} and product_line = any(${ints(lines)}) and state = 'settled'`);

const joined = z.object({ n: z.int() });

/**
 * Makes changes a part of those that the batch keeps of the same fields, so that these are taken back as one.
 * @returns which of the changes are
 */
export async function joinChanges(
  tx: Db,
  changeBatchId: number,
  changes: readonly object[],
): Promise<number[]> {
  const numbered = changes.map((change, n) => ({ ...change, n }));
  const found = await rows(
    tx,
    sql`update change_row c set after = m.after
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
        m (n int, "productId" int, "variantId" int, field text, before jsonb, after jsonb)
      where c.batch_id = ${changeBatchId} and c.state = 'applied' and c.product_id = m."productId"
        and c.variant_id is not distinct from m."variantId" and c.field = m.field and c.after = m.before
      returning m.n`,
    joined,
  );
  return found.map(({ n }) => n);
}
