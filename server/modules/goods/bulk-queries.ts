import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BulkSample } from '#lib/contract/goods-bulk.ts';
import { type Db, rows } from '#server/db/database.ts';
import { optionsLine } from '#server/db/variant-options.ts';
import type { PlannedProduct, PlannedVariant } from '#server/modules/goods/bulk-plan.ts';
import {
  type Conditions,
  allOf,
  intArray,
  productState,
  productsThat,
} from '#server/modules/goods/filter-queries.ts';

const toman = z.coerce.number().nullable();
const variantRow = z.object({
  id: z.int(),
  productId: z.int(),
  price: toman,
  oldPrice: toman,
  stock: z.int(),
  held: z.int(),
  lowStock: z.int().nullable(),
  availability: z.int(),
  isTimed: z.boolean(),
});

/** Variants that meet a filter, by product. */
export const readPlannedVariants = (
  db: Db,
  { ofProduct, ofVariant }: Conditions,
  except: readonly number[],
  most: number,
): Promise<PlannedVariant[]> =>
  rows(
    db,
    sql`select v.id, v.product_id as "productId", v.price, v.old_price as "oldPrice", v.stock, v.held,
        v.low_stock as "lowStock", v.availability, t.id is not null as "isTimed"
      from variant v join product p on p.id = v.product_id
      left join timed_price t on t.variant_id = v.id and t.state = 'active'
      where ${allOf([...ofProduct, ...ofVariant])} and v.id <> all(${intArray(except)})
      order by v.product_id, v.id limit ${most}`,
    variantRow,
  );

/** Products that meet a filter. */
export const readPlannedProducts = (
  db: Db,
  conditions: Conditions,
  most: number,
): Promise<PlannedProduct[]> =>
  rows(
    db,
    sql`select p.id, p.category_id as "categoryId", p.brand_id as "brandId", ${productState} as state,
        array(select c.category_id from category_product c where c.product_id = p.id order by 1) as "categoryIds",
        (select count(*)::int from variant v where v.product_id = p.id) as "variantCount"
      from product p where ${productsThat(conditions)} order by p.id limit ${most}`,
    z.object({
      id: z.int(),
      categoryId: z.int(),
      brandId: z.int(),
      state: z.string(),
      categoryIds: z.array(z.int()),
      variantCount: z.int(),
    }),
  );

interface NewBatch {
  readonly kind: 'bulk' | 'sheet' | 'undo';
  readonly state: 'preview' | 'waiting';
  readonly staffId: number;
  readonly wanted: object;
  readonly undoOf: number | null;
}

export async function insertBatch(
  tx: Db,
  { kind, state, staffId, wanted, undoOf }: NewBatch,
): Promise<number> {
  const [made] = await rows(
    tx,
    sql`insert into change_batch (kind, state, staff_id, wanted, undo_of)
      values (${kind}, ${state}, ${staffId}, ${JSON.stringify(wanted)}::jsonb, ${undoOf}) returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return made?.id ?? 0;
}

/** Plans of a person that are kept, the newest; each may have a row for every variant of the shop. */
export const mostPlans = 5;

export const forgetOldPlans = (tx: Db, staffId: number) =>
  tx.execute(sql`
    delete from change_batch where state = 'preview' and id in (
      select id from change_batch where staff_id = ${staffId} and state = 'preview'
      order by id desc offset ${mostPlans}::int)`);

/** A planned change of a field. */
export interface PlannedRow {
  readonly productId: number;
  readonly variantId: number | null;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Rows of one statement. */
const together = 5_000;

export async function insertPlanned(
  tx: Db,
  batchId: number,
  planned: readonly PlannedRow[],
): Promise<void> {
  for (let at = 0; at < planned.length; at += together) {
    const part = JSON.stringify(planned.slice(at, at + together));
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await tx.execute(sql`
      insert into change_row (batch_id, product_id, variant_id, field, before, after, state)
      select ${batchId}, m."productId", m."variantId", m.field, m.before, m.after, 'planned'
      from jsonb_to_recordset(${part}::jsonb)
        m ("productId" int, "variantId" int, field text, before jsonb, after jsonb)`);
  }
  await tx.execute(sql`update change_batch set total = ${planned.length} where id = ${batchId}`);
}

const sampled = z.object({
  websiteCode: z.int(),
  nameFa: z.string(),
  variantId: z.int().nullable(),
  variant: z.string(),
  sku: z.string(),
  field: z.string(),
  before: z.union([z.number(), z.string(), z.array(z.number()), z.null()]).catch(null),
  after: z.union([z.number(), z.string(), z.array(z.number()), z.null()]).catch(null),
});

/** Rows of a batch with the names of what they change. */
const readSome = (db: Db, from: SQL): Promise<BulkSample[]> =>
  rows(
    db,
    sql`select p.id as "websiteCode", p.name_fa as "nameFa", r.variant_id as "variantId",
        case when v.id is null then '' else ${sql.raw(optionsLine)} end as variant,
        coalesce(v.sku, p.sku, '') as sku, r.field, r.before, r.after
      from ${from} join product p on p.id = r.product_id left join variant v on v.id = r.variant_id
      order by r.place`,
    sampled,
  );

/** From each sixth of a batch, in the order of what was before, one. */
export const readSample = (db: Db, batchId: number): Promise<BulkSample[]> =>
  readSome(
    db,
    sql`(select distinct on (part) c.* from (
        select r.*, r.place * 6 / greatest(count(*) over (), 1) as part from (
          select change_row.*, row_number() over (
            order by case when jsonb_typeof(before) = 'number' then before end, id) - 1 as place
          from change_row where batch_id = ${batchId} and (field <> 'oldPrice' or not exists (
            select from change_row price where price.batch_id = ${batchId}
              and price.variant_id = change_row.variant_id and price.field = 'price'))
        ) r
      ) c order by part, place) r`,
  );

/** Rows that were passed over, with the values of now unknown. */
export const readSkipped = (db: Db, batchId: number): Promise<BulkSample[]> =>
  readSome(
    db,
    sql`(select change_row.*, id as place from change_row
      where batch_id = ${batchId} and state = 'skipped' order by id limit 100) r`,
  );

export async function countBaskets(db: Db, variantIds: readonly number[]): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(distinct basket_id)::int as count from basket_line
      where variant_id = any(${intArray(variantIds)})`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

/** Which of `category` or `brand` exists. The whole shop, category 0, is no place of a product. */
export async function isThere(db: Db, table: 'category' | 'brand', id: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select id from ${sql.identifier(table)} where id = ${id} and id <> 0`,
    z.object({ id: z.int() }),
  );
  return found.length > 0;
}
