import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { ImportRowState } from '#lib/contract/import-names.ts';
import type { Said } from '#server/modules/import/cells.ts';
import type { RowChange } from '#server/modules/import/compare.ts';
import { type ShopPrices, categoryKey } from '#server/modules/import/money.ts';
import type { ProductRow, VariationRow } from '#server/modules/import/products.ts';

const values = z.record(z.string(), z.unknown());
const goods = z.custom<ProductRow | VariationRow>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value,
);
const staged = z.object({
  line: z.int(),
  parentLine: z.int().nullable(),
  /** Without its description. */
  goods,
  /** A hash of it; null when the file has none. */
  description: z.string().nullable(),
  /** The description itself, of what is written. */
  html: z.string().nullable(),
  said: z.array(z.object({ head: z.string(), text: z.string() })),
  productId: z.int().nullable(),
  variantId: z.int().nullable(),
  /** Values of the shop by field; the description as its hash. */
  product: values,
  variant: values,
  last: z.object({ said: values, stored: values }).nullable(),
  /** What the dry run found, once there was one. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      isEdited: z.boolean(),
    }),
  ),
});
export type Staged = z.infer<typeof staged>;

/** Values of `product p`, and of `variant v`, by field; of a brand and categories their ids. */
export const productNow = sql`jsonb_build_object(
  'nameFa', p.name_fa, 'shortText', p.short_text, 'descriptionHtml', md5(p.description_html),
  'sku', p.sku, 'gtin', p.gtin, 'weight', p.weight, 'length', p.length, 'width', p.width,
  'height', p.height, 'state', case when p.is_draft then 'draft'
    when p.removed_at is not null then 'withdrawn' else 'published' end,
  'brand', p.brand_id, 'categories', array_prepend(p.category_id, array(
    select c.category_id from category_product c where c.product_id = p.id order by 1)))`;
const dayOf = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`);
/** With `openSale`: of a sale for some days apart, and the prices that it stands for. */
export const variantNow = sql`jsonb_build_object(
  'price', case when t.state = 'active' then t.price_before else v.price end,
  'oldPrice', case when t.state = 'active' then t.old_price_before else v.old_price end,
  'sale', case when t.id is not null then jsonb_build_object('price', t.price,
    'from', ${dayOf('t.starts_at')}, 'to', ${dayOf("(t.ends_at - interval '1 second')")}) end,
  'stock', v.stock, 'availability', v.availability,
  'lowStock', v.low_stock, 'maxPerOrder', v.max_per_order, 'sku', v.sku, 'gtin', v.gtin)`;
export const openSale = sql`timed_price t on t.variant_id = v.id and t.state in ('planned', 'active')`;

/** Rows that are still to be compared; rows that are still to be written. */
const stillRead = sql`r.state = 'read'`;
const pending = sql`r.result is null and r.state in ('new', 'changed', 'unchanged')`;

const readRows = (db: Db, batchId: number, which: SQL): Promise<Staged[]> =>
  rows(
    db,
    sql`select r.line, r.parent_line as "parentLine", r.goods - 'descriptionHtml' as goods,
        md5(r.goods->>'descriptionHtml') as description,
        case when r.state <> 'read' then r.goods->>'descriptionHtml' end as html, r.said, r.product_id as "productId",
        r.variant_id as "variantId", ${productNow} as product, ${variantNow} as variant,
        case when e.said is not null then jsonb_build_object('said', e.said, 'stored', e.stored) end as last,
        r.changes
      from import_row r join import_batch b on b.id = r.batch_id
      left join product p on p.id = r.product_id left join variant v on v.id = r.variant_id
      left join ${openSale}
      left join external_ref e on e.source = b.source and e.external_id = r.external_id
        and e.kind = case when r.kind = 'variation' then 'variant' else 'product' end
      where r.batch_id = ${batchId} and ${which}`,
    staged,
  );

/** Products by line, each with its variations. */
interface StagedGoods {
  readonly products: readonly Staged[];
  readonly variations: readonly Staged[];
}

async function readNext(
  db: Db,
  batchId: number,
  { after, most, which }: { readonly after: number; readonly most: number; readonly which: SQL },
): Promise<StagedGoods> {
  const products = await readRows(
    db,
    batchId,
    // Found first: what is joined to them must not be planned for all rows.
    sql`r.line = any(array(
      select r.line from import_row r
      where r.batch_id = ${batchId} and ${which} and r.kind <> 'variation' and r.line > ${after}
      order by r.line limit ${most})) order by r.line`,
  );
  if (products.length === 0) return { products, variations: [] };
  const lines = products.map(({ line }) => line);
  const variations = await readRows(
    db,
    batchId,
    sql`${which} and r.kind = 'variation' and r.parent_line = any(${sql.param(lines)}::int[]) order by r.line`,
  );
  return { products, variations };
}

/** The next products that are to be compared. */
export const readStaged = (
  db: Db,
  batchId: number,
  after: number,
  most: number,
): Promise<StagedGoods> => readNext(db, batchId, { after, most, which: stillRead });

/** The next products that are to be written, as they are now. */
export const readPending = (db: Db, batchId: number, most: number): Promise<StagedGoods> =>
  readNext(db, batchId, { after: 0, most, which: pending });

export interface Outcome {
  readonly line: number;
  readonly state: ImportRowState;
  readonly said: readonly Said[];
  readonly changes: readonly RowChange[];
}

export async function writeOutcomes(
  db: Db,
  batchId: number,
  outcomes: readonly Outcome[],
): Promise<void> {
  await db.execute(sql`
    update import_row r set state = m.state, said = m.said, changes = m.changes,
      goods = case when m.state <> 'wrong' then r.goods end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      m (line int, state text, said jsonb, changes jsonb)
    where r.batch_id = ${batchId} and r.line = m.line`);
}

/** Median prices of what the shop sells, by category. */
export async function readShopPrices(db: Db): Promise<ShopPrices> {
  const found = await rows(
    db,
    sql`select c.title, percentile_disc(0.5) within group (order by v.price)::float8 as toman
      from product p join category c on c.id = p.category_id join variant v on v.product_id = p.id
      where p.removed_at is null and v.price > 0 group by c.title limit 5000`,
    z.object({ title: z.string(), toman: z.number() }),
  );
  return new Map(found.map(({ title, toman }) => [categoryKey(title), toman]));
}
