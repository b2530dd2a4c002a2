import { type SQL, sql } from 'drizzle-orm';
import { mostVariants } from '#lib/contract/goods-product.ts';
import type { Db } from '#server/db/database.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { importRow } from '#server/db/schema/import.ts';
import type { ReadGoods } from '#server/modules/import/products.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** Forgets what was read of a file before. */
export async function removeRows(tx: Db, batchId: number): Promise<void> {
  await tx.execute(sql`delete from import_row where batch_id = ${batchId}`);
  await tx.execute(sql`update import_batch set done = 0 where id = ${batchId}`);
}

export const insertRead = (db: Db, batchId: number, read: readonly ReadGoods[]): Promise<void> =>
  insertRows(
    db,
    importRow,
    read.map(({ id, state, goods, ...row }) => ({
      ...row,
      batchId,
      externalId: id,
      state: state === 'taken' ? 'read' : state,
      kind: goods?.kind ?? null,
      goods,
    })),
  );

const wrong = (text: string): SQL =>
  sql`state = 'wrong', goods = null, said = jsonb_build_array(jsonb_build_object('head', '', 'text', ${text}::text))`;

/** Keeps the first of several rows with the same code or number, or of the same goods in the shop. */
async function refuseTwins(tx: Db, batchId: number, key: SQL, text: string): Promise<void> {
  await tx.execute(sql`
    update import_row r set ${wrong(text)}
    from (
      select line, row_number() over (partition by kind = 'variation', ${key} order by line) as nth
      from import_row where batch_id = ${batchId} and state = 'read' and ${key} is not null) t
    where r.batch_id = ${batchId} and r.line = t.line and t.nth > 1`);
}

/** Of rows with neither number nor code: nothing but the name says which goods they are. */
const isNameless = sql`external_id is null and sku is null`;

export async function refuseTwinsOfFile(tx: Db, batchId: number): Promise<void> {
  await refuseTwins(tx, batchId, sql`external_id`, importTexts.idTwice);
  await refuseTwins(tx, batchId, sql`lower(sku)`, importTexts.skuTwice);
  await refuseTwins(
    tx,
    batchId,
    sql`case when ${isNameless} and kind <> 'variation' then goods->>'nameFa' end`,
    importTexts.nameTwice,
  );
  await tx.execute(sql`
    update import_row set ${wrong(importTexts.nameless)}
    where batch_id = ${batchId} and state = 'read' and kind = 'variation' and ${isNameless}`);
}

/** Finds products by their names alone. */
async function matchNames(tx: Db, batchId: number): Promise<void> {
  await tx.execute(sql`
    update import_row r
    set product_id = case when n.count = 1 then n.id end,
      state = case when n.count = 1 then r.state else 'wrong' end,
      goods = case when n.count = 1 then r.goods end,
      said = case when n.count = 1 then r.said
        else jsonb_build_array(jsonb_build_object('head', '', 'text', ${importTexts.manyOfName}::text)) end
    from (
      select name_fa, min(id) as id, count(*) as count from product
      where binned_at is null group by name_fa) n
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind <> 'variation' and ${isNameless}
      and r.product_id is null and n.name_fa = r.goods->>'nameFa'`);
}

/**
 * Finds products in the shop by what a file of it or a former one called them, else by their code,
 * or without both by their name.
 */
export async function matchProducts(tx: Db, batchId: number, source: string): Promise<void> {
  await tx.execute(sql`
    update import_row r set product_id = coalesce(
      (select p.id from product p where p.id = (r.goods->'own'->>'product')::int),
      (select e.product_id from external_ref e
        where e.source = ${source} and e.kind = 'product' and e.external_id = r.external_id),
      (select p.id from product p where lower(p.sku) = lower(r.sku)),
      (select v.product_id from variant v where lower(v.sku) = lower(r.sku) and r.kind = 'simple'
        and not exists (select from variant o where o.product_id = v.product_id and o.id <> v.id)))
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind <> 'variation'`);
  await matchNames(tx, batchId);
  await tx.execute(sql`
    update import_row r set variant_id =
      (select min(v.id) from variant v where v.product_id = r.product_id having count(*) = 1)
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind = 'simple'
      and r.product_id is not null`);
  await tx.execute(sql`
    update import_row r set ${wrong(importTexts.inBin)} from product p
    where r.batch_id = ${batchId} and r.state = 'read' and p.id = r.product_id
      and p.binned_at is not null`);
  await refuseTwins(
    tx,
    batchId,
    sql`case when kind <> 'variation' then product_id end`,
    importTexts.goodsTwice,
  );
}

/** The line of a parent, of a row that is taken if there is one. */
const parent = (key: SQL): SQL => sql`(
  select p.line from import_row p
  where p.batch_id = r.batch_id and ${key} and p.kind is distinct from 'variation'
  order by p.state <> 'read', p.line limit 1)`;

/** Finds the rows of parents, which may come after those of their variations. */
export async function linkParents(tx: Db, batchId: number): Promise<void> {
  await tx.execute(sql`
    update import_row r set parent_line = case
      when r.parent_id is not null then ${parent(sql`p.external_id = r.parent_id`)}
      else ${parent(sql`p.sku is not null and lower(p.sku) = lower(r.parent_sku)`)} end
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind = 'variation'`);
  await tx.execute(sql`
    update import_row r set ${wrong(importTexts.parentMissing)}
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind = 'variation'
      and r.parent_line is null`);
  await tx.execute(sql`
    update import_row r set ${wrong(importTexts.parentWrong)} from import_row p
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind = 'variation'
      and p.batch_id = ${batchId} and p.line = r.parent_line and p.state <> 'read'`);
  // So that a product with its variations is read as a whole.
  await tx.execute(sql`
    update import_row r set ${wrong(importTexts.tooManyVariants)}
    from (
      select line, row_number() over (partition by parent_line order by line) as nth
      from import_row where batch_id = ${batchId} and state = 'read' and parent_line is not null) t
    where r.batch_id = ${batchId} and r.line = t.line and t.nth > ${mostVariants}::int`);
}

/** As `matchProducts`; a variation is one of its product. */
export async function matchVariants(tx: Db, batchId: number, source: string): Promise<void> {
  await tx.execute(sql`
    update import_row r set product_id = p.product_id, variant_id = coalesce(
      (select v.id from variant v where v.id = (r.goods->'own'->>'variant')::int),
      (select e.variant_id from external_ref e
        where e.source = ${source} and e.kind = 'variant' and e.external_id = r.external_id),
      (select v.id from variant v where lower(v.sku) = lower(r.sku)))
    from import_row p
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind = 'variation'
      and p.batch_id = ${batchId} and p.line = r.parent_line`);
  await tx.execute(sql`
    update import_row r set variant_id = null, ${wrong(importTexts.ofOtherProduct)} from variant v
    where r.batch_id = ${batchId} and r.state = 'read' and r.kind = 'variation'
      and v.id = r.variant_id and v.product_id is distinct from r.product_id`);
  await refuseTwins(
    tx,
    batchId,
    sql`case when kind = 'variation' then variant_id end`,
    importTexts.goodsTwice,
  );
}

/** Tells the planner of the rows: it would read all of the batch for each page otherwise. */
export const analyseRows = (db: Db) =>
  db.execute(
    sql`analyze import_row (batch_id, line, state, kind, parent_line, external_id), external_ref`,
  );
