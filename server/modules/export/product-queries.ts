import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availability } from '#lib/contract/values.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { furtherOptionsJson } from '#server/db/variant-options.ts';
import { exportTexts } from '#server/modules/export/texts.ts';

const toman = z.coerce.number().nullable();
const pair = z.object({ title: z.string(), value: z.string() });

const timed = z.object({
  state: z.enum(['planned', 'active']),
  price: z.coerce.number(),
  oldPrice: toman,
  priceBefore: toman,
  from: z.string(),
  to: z.string().nullable(),
});

const variant = z.object({
  id: z.int(),
  /** Its number in the former shop. */
  externalId: z.number().nullable(),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  colour: z.string().nullable(),
  storage: z.string().nullable(),
  size: z.string().nullable(),
  options: z.array(pair),
  guarantee: z.string(),
  availability,
  price: toman,
  oldPrice: toman,
  stock: z.int(),
  lowStock: z.int().nullable(),
  maxPerOrder: z.int(),
  imageIndex: z.int(),
  timed: timed.nullable(),
});
export type ExportedVariant = z.infer<typeof variant>;

const product = z.object({
  id: z.int(),
  externalId: z.number().nullable(),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  name: z.string(),
  shortText: z.string(),
  descriptionHtml: z.string(),
  state: z.enum(['published', 'draft', 'withdrawn']),
  weight: z.int(),
  length: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  brand: z.string(),
  /** The primary one first. */
  categoryIds: z.array(z.int()),
  related: z.array(z.object({ id: z.int(), externalId: z.number().nullable() })),
  pictures: z.array(z.string()),
  attributes: z.array(z.object({ title: z.string(), values: z.array(z.string()) })),
  variants: z.array(variant),
});
export type ExportedProduct = z.infer<typeof product>;

const externalId = (kind: 'product' | 'variant', row: string): string => `(
  select min(e.external_id) from external_ref e
  where e.${kind}_id = ${row}.id and e.kind = '${kind}' and e.source = 'woocommerce')`;

const variantJson = `json_build_object(
  'id', v.id, 'externalId', ${externalId('variant', 'v')}, 'sku', v.sku, 'gtin', v.gtin,
  'colour', v.colour_title, 'storage', v.storage, 'size', v.size, 'options', ${furtherOptionsJson},
  'guarantee', v.guarantee, 'availability', v.availability, 'price', v.price, 'oldPrice', v.old_price,
  'stock', v.stock, 'lowStock', v.low_stock, 'maxPerOrder', v.max_per_order, 'imageIndex', v.image_index,
  'timed', (
    select json_build_object('state', t.state, 'price', t.price, 'oldPrice', t.old_price,
      'priceBefore', t.price_before, 'from', ${iso('t.starts_at')}, 'to', ${iso('t.ends_at')})
    from timed_price t where t.variant_id = v.id and t.state in ('planned', 'active')))`;

/** The next products by their codes, whether they are in the shop or not; without those in the bin. */
export const readProducts = (db: Db, after: number, limit: number): Promise<ExportedProduct[]> =>
  rows(
    db,
    sql`select p.id, ${sql.raw(externalId('product', 'p'))}::float8 as "externalId", p.sku, p.gtin,
        p.name_fa as name, p.short_text as "shortText", p.description_html as "descriptionHtml",
        case when p.is_draft then 'draft' when p.removed_at is not null then 'withdrawn'
          else 'published' end as state,
        p.weight, p.length, p.width, p.height,
        (select coalesce(nullif(b.title, ''), b.title_en) from brand b where b.id = p.brand_id) as brand,
        p.category_id || array(
          select c.category_id from category_product c where c.product_id = p.id order by c.category_id
        ) as "categoryIds",
        (select coalesce(json_agg(json_build_object('id', r.id,
            'externalId', ${sql.raw(externalId('product', 'r'))}) order by w.place), '[]')
          from unnest(p.related_ids) with ordinality w (id, place)
          join product r on r.id = w.id and r.binned_at is null) as related,
        array(select i.picture_hash from product_picture i where i.product_id = p.id
          order by i.position) as pictures,
        (select coalesce(json_agg(json_build_object('title', said.title, 'values', said.values)
            order by said.position, said.id), '[]')
          from (
            select a.id, a.title, a.position, json_agg(coalesce(o.label, x.text_value,
                case x.boolean_value when true then ${exportTexts.yes}::text when false then ${exportTexts.no} end,
                concat_ws(' ', x.number_value, nullif(a.unit, ''))) order by x.position) as values
            from product_attribute x join attribute a on a.id = x.attribute_id
            left join attribute_option o on o.id = x.option_id
            where x.product_id = p.id group by a.id
          ) said) as attributes,
        (select coalesce(json_agg(${sql.raw(variantJson)} order by v.position, v.id), '[]')
          from variant v where v.product_id = p.id) as variants
      from product p
      where p.id > ${after} and p.binned_at is null order by p.id limit ${limit}`,
    product,
  );

/** How many attributes a product has at most, with those that tell its variants apart. */
export async function countAttributes(db: Db): Promise<number> {
  const [found] = await rows(
    db,
    sql`select (
        (select coalesce(max(said.count), 0) from (
          select count(distinct attribute_id) from product_attribute group by product_id) said)
        + (select coalesce(max(told.count), 0) from (
          select count(*) from variant_option group by variant_id) told)
        + (select (count(colour_title) > 0)::int + (count(storage) > 0)::int + (count(size) > 0)::int
            + (count(nullif(guarantee, '')) > 0)::int from variant))::int as count`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

/** Titles of categories from the top down, by their ids; without the whole shop. */
export async function readCategoryPaths(db: Db): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = await rows(
    db,
    sql`select c.id, array(
        select a.title from unnest(c.path) with ordinality w (id, place)
        join category a on a.id = w.id order by w.place) as path
      from category c where c.id <> 0`,
    z.object({ id: z.int(), path: z.array(z.string()) }),
  );
  return new Map(found.map(({ id, path }) => [id, path]));
}
