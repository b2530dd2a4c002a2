import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminProduct, adminProduct } from '#lib/contract/goods-product.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { intArray, productState } from '#server/modules/goods/filter-queries.ts';

const timed = sql.raw(`
  (select json_build_object('id', t.id, 'price', t.price, 'oldPrice', t.old_price,
      'from', ${iso('t.starts_at')}, 'to', ${iso('t.ends_at')}, 'isActive', t.state = 'active')
    from timed_price t where t.variant_id = v.id and t.state in ('planned', 'active') limit 1)`);

/** `variant v` as staff see it. */
export const variantObject: SQL = sql`json_build_object(
  'id', v.id, 'revision', v.revision,
  'colour', case when v.colour_title is not null then
    json_build_object('title', v.colour_title, 'hex', coalesce(v.colour_hex, '#000000')) end,
  'storage', v.storage, 'size', v.size,
  'options', (
    select coalesce(json_agg(json_build_object('title', o.title, 'value', o.value) order by o.position), '[]')
    from variant_option o where o.variant_id = v.id),
  'guarantee', v.guarantee, 'availability', v.availability, 'price', v.price, 'oldPrice', v.old_price,
  'insurancePrice', v.insurance_price, 'stock', v.stock, 'held', v.held, 'lowStock', v.low_stock,
  'maxPerOrder', v.max_per_order, 'imageIndex', v.image_index, 'sku', v.sku, 'gtin', v.gtin,
  'shelf', v.shelf, 'timed', ${timed})`;

/** A product as staff see it; null when there is none. */
export async function readProduct(db: Db, websiteCode: number): Promise<AdminProduct | null> {
  const [found] = await rows(
    db,
    sql`select json_build_object(
        'websiteCode', p.id, 'revision', p.revision, 'state', ${productState},
        'nameFa', p.name_fa, 'nameEn', p.name_en, 'slug', p.slug, 'shortText', p.short_text,
        'descriptionHtml', p.description_html, 'categoryId', p.category_id,
        'categoryIds', (
          select coalesce(json_agg(c.category_id order by c.category_id), '[]')
          from category_product c where c.product_id = p.id),
        'brandId', p.brand_id, 'sku', p.sku, 'gtin', p.gtin, 'mpn', p.mpn, 'weight', p.weight, 'length', p.length,
        'width', p.width, 'height', p.height, 'costPrice', p.cost_price, 'shortName', p.short_name,
        'seoTitle', p.seo_title,
        'seoDescription', p.seo_description, 'seoKeywords', p.seo_keywords,
        'successorId', p.successor_id,
        'relatedIds', (
          select coalesce(json_agg(r.id order by w.place), '[]')
          from unnest(p.related_ids) with ordinality w (id, place) join product r on r.id = w.id),
        'versionIds', (
          select coalesce(json_agg(s.id order by s.id), '[]') from product s
          where s.model_id = p.model_id and s.id <> p.id),
        'attributes', (
          select coalesce(json_agg(said.value order by said.id), '[]')
          from (
            select a.attribute_id as id, jsonb_strip_nulls(jsonb_build_object(
              'attributeId', a.attribute_id,
              'optionIds', jsonb_agg(a.option_id order by a.position) filter (where a.option_id is not null),
              'number', min(a.number_value), 'isOn', bool_or(a.boolean_value), 'text', min(a.text_value))) as value
            from product_attribute a where a.product_id = p.id group by a.attribute_id
          ) said),
        'pictures', (
          select coalesce(json_agg(json_build_object('hash', i.picture_hash, 'alt', i.alt)
            order by i.position), '[]')
          from product_picture i where i.product_id = p.id),
        'films', (
          select coalesce(json_agg(json_build_object('title', f.title, 'posterHash', f.poster_hash,
            'file', f.file, 'aparat', f.aparat, 'seconds', f.seconds) order by f.position), '[]')
          from product_video f where f.product_id = p.id),
        'variants', (
          select coalesce(json_agg(${variantObject} order by v.position, v.id), '[]')
          from variant v where v.product_id = p.id),
        'binnedAt', ${sql.raw(iso('p.binned_at'))},
        'createdAt', ${sql.raw(iso('p.created_at'))}, 'updatedAt', ${sql.raw(iso('p.updated_at'))}
      ) as product from product p where p.id = ${websiteCode}`,
    z.object({ product: adminProduct }),
  );
  return found?.product ?? null;
}

/**
 * Locks products for a change: first their variants by id, as everyone does who changes a stock, then their own
 * rows by id. Resolves to those that exist.
 */
export async function holdProducts(tx: Db, websiteCodes: readonly number[]): Promise<number[]> {
  const all = intArray(websiteCodes);
  await tx.execute(sql`
    select from variant where product_id = any(${all}) order by id for no key update`);
  const found = await rows(
    tx,
    sql`select id from product where id = any(${all}) order by id for no key update`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

/** The brand of products without one, which is made at its first use. */
export async function plainBrand(tx: Db, title: string, titleEn: string): Promise<number> {
  const [known] = await rows(
    tx,
    sql`select id from brand where title = ${title} order by id limit 1`,
    z.object({ id: z.int() }),
  );
  if (known) return known.id;
  const [made] = await rows(
    tx,
    sql`insert into brand (title, title_en, slug) values (${title}, ${titleEn}, ${title}) returning id`,
    z.object({ id: z.int() }),
  );
  return made?.id ?? 0;
}

const missing = z.object({ kind: z.string(), id: z.string() });

/** What a change names, by kind. */
export interface Named {
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly products: readonly number[];
  readonly pictures: readonly string[];
  readonly films: readonly string[];
}

/** Which of the things named do not exist. The whole shop, category 0, is no place of a product. */
export function readMissing(tx: Db, named: Named): Promise<z.infer<typeof missing>[]> {
  const { categories, brands, products, pictures } = named;
  return rows(
    tx,
    sql`select 'categories' as kind, w.id::text from unnest(${intArray(categories)}) w (id)
        where w.id = 0 or not exists (select from category t where t.id = w.id)
      union all select 'brands', w.id::text from unnest(${intArray(brands)}) w (id)
        where not exists (select from brand t where t.id = w.id)
      union all select 'products', w.id::text from unnest(${intArray(products)}) w (id)
        where not exists (select from product t where t.id = w.id)
      union all select 'pictures', w.id from unnest(${sql.param([...pictures])}::text[]) w (id)
        where not exists (select from picture t where t.hash = w.id)`,
    missing,
  );
}

const known = z.object({
  id: z.int(),
  kind: z.enum(['choice', 'range', 'switch', 'text']),
  options: z.array(z.int()),
});
export type KnownAttribute = z.infer<typeof known>;

/** Attributes with the ids of their options. */
export const readAttributes = (tx: Db, ids: readonly number[]): Promise<KnownAttribute[]> =>
  rows(
    tx,
    sql`select a.id, a.kind, array(select o.id from attribute_option o where o.attribute_id = a.id) as options
      from attribute a where a.id = any(${intArray(ids)})`,
    known,
  );

/** Who has one of these codes already, other than the product itself and its variants. */
export async function readTakenCode(
  tx: Db,
  skus: readonly string[],
  websiteCode: number,
): Promise<{ sku: string; nameFa: string } | null> {
  if (skus.length === 0) return null;
  const lower = sql`${sql.param(skus.map((each) => each.toLowerCase()))}::text[]`;
  const [found] = await rows(
    tx,
    sql`select lower(v.sku) as sku, p.name_fa as "nameFa" from variant v join product p on p.id = v.product_id
        where lower(v.sku) = any(${lower}) and p.id <> ${websiteCode}
      union all select lower(sku), name_fa from product
        where lower(sku) = any(${lower}) and id <> ${websiteCode}
      limit 1`,
    z.object({ sku: z.string(), nameFa: z.string() }),
  );
  return found ?? null;
}
