import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const ids = (all: readonly number[]) => sql`${sql.param([...all])}::int[]`;

/** Products that the batch made and that were not taken back yet. */
export async function readMade(tx: Db, batchId: number, most: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql`select product_id as id from import_row
      where batch_id = ${batchId} and result = 'done' and state = 'new' and kind <> 'variation'
        and product_id is not null
      order by product_id limit ${most}`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

/** Lets go of products that went to the bin: a later file finds neither their codes nor their numbers. */
export async function forgetProducts(
  tx: Db,
  batchId: number,
  products: readonly number[],
): Promise<void> {
  await tx.execute(sql`update product set sku = null where id = any(${ids(products)})`);
  await tx.execute(sql`update variant set sku = null where product_id = any(${ids(products)})`);
  await tx.execute(sql`delete from external_ref where product_id = any(${ids(products)})`);
  await tx.execute(sql`
    update import_row set result = 'undone'
    where batch_id = ${batchId} and result = 'done' and product_id = any(${ids(products)})`);
}

const added = z.object({
  productId: z.int(),
  variantIds: z.array(z.int()),
  lines: z.array(z.int()),
});

/** Variants that the batch added to products of before, by product. */
export const readAdded = (
  tx: Db,
  batchId: number,
  most: number,
): Promise<z.infer<typeof added>[]> =>
  rows(
    tx,
    sql`select product_id as "productId", array_agg(variant_id order by line) as "variantIds",
        array_agg(line order by line) as lines
      from import_row
      where batch_id = ${batchId} and result = 'done' and state = 'new' and kind = 'variation'
        and product_id is not null and variant_id is not null
      group by product_id order by product_id limit ${most}`,
    added,
  );

export async function noteRows(
  tx: Db,
  batchId: number,
  lines: readonly number[],
  { result, text }: { readonly result: 'undone' | 'kept'; readonly text?: string },
): Promise<void> {
  const said =
    text === undefined
      ? sql`said`
      : sql`said || jsonb_build_array(jsonb_build_object('head', '', 'text', ${text}::text))`;
  await tx.execute(sql`
    update import_row set result = ${result}, said = ${said}
    where batch_id = ${batchId} and line = any(${ids(lines)})`);
}

/** Variants of before whose sale for some days is still as the batch has planned it. */
export async function readSales(tx: Db, batchId: number, most: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql`select r.variant_id as id
      from import_row r
      cross join jsonb_to_recordset(r.changes) c (field text, after jsonb)
      join timed_price t on t.variant_id = r.variant_id and t.state in ('planned', 'active')
      where r.batch_id = ${batchId} and r.result = 'done' and r.state = 'changed'
        and c.field = 'sale' and t.price = (c.after->>'price')::bigint
      order by r.variant_id limit ${most}`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

/** The batch that takes changes back; null when there is none yet. */
export async function readUndoing(
  db: Db,
  changeBatchId: number,
): Promise<{ id: number; isEnded: boolean } | null> {
  const [found] = await rows(
    db,
    sql`select id, state in ('done', 'stopped') as "isEnded" from change_batch
      where undo_of = ${changeBatchId} order by id desc limit 1`,
    z.object({ id: z.coerce.number(), isEnded: z.boolean() }),
  );
  return found ?? null;
}

/**
 * Notes what became of rows that changed goods: left are those with a field that has changed again since. The next
 * file is compared with what the shop has.
 */
export async function noteChanged(
  tx: Db,
  batchId: number,
  undoBatchId: number | null,
  text: string,
): Promise<void> {
  await tx.execute(sql`
    update external_ref e set said = '{}', stored = '{}' from import_row r, import_batch b
    where r.batch_id = ${batchId} and b.id = r.batch_id and r.result = 'done' and e.source = b.source
      and e.external_id = r.external_id
      and e.kind = case when r.kind = 'variation' then 'variant' else 'product' end`);
  await tx.execute(sql`
    update import_row r set result = 'kept',
      said = r.said || jsonb_build_array(jsonb_build_object('head', '', 'text', ${text}::text))
    where r.batch_id = ${batchId} and r.result = 'done' and exists (
      select from change_row c
      where c.batch_id = ${undoBatchId} and c.state <> 'applied' and c.product_id = r.product_id
        and (c.variant_id = r.variant_id or c.variant_id is null and r.kind <> 'variation'))`);
  await tx.execute(sql`
    update import_row set result = 'undone' where batch_id = ${batchId} and result = 'done'`);
}
