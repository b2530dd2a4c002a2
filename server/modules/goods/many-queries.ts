import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type VariantRow, variantRow } from '#lib/contract/goods-grid.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { intArray, productState } from '#server/modules/goods/filter-queries.ts';
import { variantObject } from '#server/modules/goods/product-queries.ts';

/** Rows of variants as JSON; `which` is a condition on `v` and `p`. */
const readRows = (db: Db, which: SQL, order: SQL): Promise<VariantRow[]> =>
  rows(
    db,
    sql`select (${variantObject}::jsonb || jsonb_build_object(
        'websiteCode', p.id, 'nameFa', p.name_fa, 'state', ${productState},
        'image', (select i.picture_hash || '-850.webp' from product_picture i
          where i.product_id = p.id order by i.position <> v.image_index, i.position limit 1))) as row
      from variant v join product p on p.id = v.product_id where ${which} ${order}`,
    z.object({ row: variantRow }),
  ).then((found) => found.map(({ row }) => row));

/** Variants by id. */
export const readVariants = (db: Db, ids: readonly number[]): Promise<VariantRow[]> =>
  readRows(db, sql`v.id = any(${intArray(ids)})`, sql`order by v.id`);

/** The variants of products, in the order of the products, that meet a condition. */
export const readVariantsOf = (
  db: Db,
  websiteCodes: readonly number[],
  condition: SQL,
): Promise<VariantRow[]> =>
  readRows(
    db,
    sql`p.id = any(${intArray(websiteCodes)}) and ${condition}`,
    sql`order by array_position(${intArray(websiteCodes)}, p.id), v.position, v.id`,
  );

/** The products of variants, by id. */
export async function readProductsOf(
  db: Db,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await rows(
    db,
    sql`select id, product_id as "productId" from variant where id = any(${intArray(variantIds)})`,
    z.object({ id: z.int(), productId: z.int() }),
  );
  return new Map(found.map(({ id, productId }) => [id, productId]));
}

type Numbers = Pick<
  VariantRow,
  | 'id'
  | 'price'
  | 'oldPrice'
  | 'insurancePrice'
  | 'stock'
  | 'lowStock'
  | 'availability'
  | 'maxPerOrder'
  | 'guarantee'
  | 'sku'
  | 'gtin'
>;

/** Writes the fields of the grid of many variants, and counts the change of them and of their products. */
export async function writeNumbers(
  tx: Db,
  variants: readonly Numbers[],
  productIds: readonly number[],
): Promise<void> {
  const values = JSON.stringify(
    variants.map((each) => ({
      id: each.id,
      price: each.price,
      old_price: each.oldPrice,
      insurance_price: each.insurancePrice,
      stock: each.stock,
      low_stock: each.lowStock,
      availability: each.availability,
      max_per_order: each.maxPerOrder,
      guarantee: each.guarantee,
      sku: each.sku,
      gtin: each.gtin,
    })),
  );
  await tx.execute(sql`
    update variant v set price = m.price, old_price = m.old_price, insurance_price = m.insurance_price,
      stock = m.stock, low_stock = m.low_stock, availability = m.availability,
      max_per_order = m.max_per_order, guarantee = m.guarantee, sku = m.sku, gtin = m.gtin,
      revision = v.revision + 1
    from json_to_recordset(${values}::json) m (id int, price bigint, old_price bigint,
      insurance_price bigint, stock int, low_stock int, availability smallint, max_per_order int,
      guarantee text, sku text, gtin text)
    where v.id = m.id`);
  await tx.execute(
    sql`update product set revision = revision + 1 where id = any(${intArray(productIds)})`,
  );
}

/** Adds applied changes to a batch. */
export async function insertChangeRows(
  tx: Db,
  batchId: number,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const values = JSON.stringify(
    changes.map(({ productId, variantId, field, before, after }) => ({
      product_id: productId,
      variant_id: variantId,
      field,
      before,
      after,
    })),
  );
  await tx.execute(sql`
    insert into change_row (batch_id, product_id, variant_id, field, before, after)
    select ${batchId}, m.product_id, m.variant_id, m.field, m.before, m.after
    from jsonb_to_recordset(${values}::jsonb)
      m (product_id int, variant_id int, field text, before jsonb, after jsonb)`);
}

/** Who has the codes already, by the code in small letters: a variant's id, or null for a product. */
export async function readSkuOwners(
  tx: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (skus.length === 0) return new Map();
  const lower = sql`${sql.param(skus.map((each) => each.toLowerCase()))}::text[]`;
  const found = await rows(
    tx,
    sql`select lower(sku) as sku, id from variant where lower(sku) = any(${lower})
      union all select lower(sku), null from product where lower(sku) = any(${lower})`,
    z.object({ sku: z.string(), id: z.int().nullable() }),
  );
  return new Map(found.map(({ sku, id }) => [sku, id]));
}
