import { z } from 'zod';
import { availability } from '#lib/contract/values.ts';
import { iso } from '#server/db/iso.ts';
import { gtinOf } from '#server/db/gtin.ts';
import type { Statement } from '#server/db/statement.ts';
import { furtherOptionsJson } from '#server/db/variant-options.ts';

const named = z.object({ id: z.int() });

/** All variants of listed products. */
const listed = `
  from variant v join product p on p.id = v.product_id
  where p.removed_at is null and exists (select from product_card c where c.product_id = p.id)`;

/** The column by which pages are sorted, descending. */
type Column = 'created_at' | 'updated_at';

/**
 * The number of variants, and for each hundredth product how many variants precede it in order of creation.
 * Reads all variants.
 */
export const readMarks = {
  name: 'feed-marks',
  text: `
    select coalesce(max(upto), 0)::int as total, coalesce(
        json_agg(json_build_object('at', at, 'code', id, 'before', upto - variants) order by place)
        filter (where place % 100 = 1), '[]') as marks
    from (
      select p.id, p.created_at::text as at, v.variants,
        row_number() over newest as place, (sum(v.variants) over newest)::int as upto
      from product p
      join (select product_id, count(*)::int as variants from variant group by product_id) v
        on v.product_id = p.id
      where p.removed_at is null and exists (select from product_card c where c.product_id = p.id)
      window newest as (order by p.created_at desc, p.id desc rows unbounded preceding)
    ) placed`,
  row: z.object({
    total: z.int(),
    marks: z.array(z.object({ at: z.string(), code: z.int(), before: z.int() })),
  }),
} satisfies Statement<unknown>;
export type Marks = z.infer<(typeof readMarks)['row']>;

const pageBy = (column: Column) =>
  ({
    name: `feed-page-${column}`,
    text: `
    select v.id
    from (
      select id, ${column} from product
      where removed_at is null and (${column}, id) <= ($1::timestamptz, $2)
    ) p
    cross join lateral (
      select id from variant where product_id = p.id
        and exists (select from product_card c where c.product_id = p.id) offset 0
    ) v
    order by p.${column} desc nulls last, p.id desc nulls last, v.id desc offset $3 limit $4`,
    row: named,
  }) satisfies Statement<unknown>;

/**
 * Ids of variants from a product on, the newest first. Joins from products to variants, so that no
 * misestimate makes the planner read all variants. Values: time and id of the product, offset from there,
 * limit.
 */
export const readPage = { created: pageBy('created_at'), updated: pageBy('updated_at') };

/** The next variants, products descending. Values: preceding product and variant, limit. */
export const readBelow = {
  name: 'feed-below',
  text: `
    select v.product_id as code, v.id ${listed}
      and v.product_id <= $1 and (v.product_id, v.id) < ($1, $2)
    order by v.product_id desc, v.id desc limit $3`,
  row: z.object({ code: z.int(), id: z.int() }),
} satisfies Statement<unknown>;

/** The next variants, products ascending. Values: preceding product, limit of products. */
export const readAfter = {
  name: 'feed-after',
  text: `
    select v.id ${listed} and p.id in (
      select product_id from product_card where product_id > $1 order by product_id limit $2)
    order by p.id, v.position, v.id`,
  row: named,
} satisfies Statement<unknown>;

/** The requested variants that exist. Values: products; their variants, 0 for all variants. */
export const readNamed = {
  name: 'feed-named',
  text: `
    select v.id
    from unnest($1::int[], $2::int[]) with ordinality wanted (code, variant, n)
    join product p on p.id = wanted.code and p.removed_at is null
    join variant v on v.product_id = p.id and wanted.variant in (0, v.id)
    where exists (select from product_card c where c.product_id = p.id)
    group by v.id order by min(wanted.n), v.id limit 1000`,
  row: named,
} satisfies Statement<unknown>;

/** All data of variants for a price list, in the requested order. Values: variant ids. */
export const readItems = {
  name: 'feed-items',
  text: `
    select v.id, p.id as code, p.slug, p.name_fa as name, p.name_en as "nameEn", b.title as brand,
      own.title as category, v.state, v.price::float8 as price, v.old_price::float8 as "oldPrice",
      v.guarantee, v.colour_title as colour, v.storage, v.size, ${furtherOptionsJson} as options,
      p.description_html as "descriptionHtml", p.mpn, ${gtinOf('p', 'v')} as gtin,
      ${iso('p.created_at')} as added, ${iso('p.updated_at')} as updated,
      (select json_agg(c.title order by step.n)
        from unnest(own.path) with ordinality step (id, n) join category c on c.id = step.id
      ) as categories, own.path as "categoryIds",
      (select count(*)::int from variant s where s.product_id = p.id) as siblings,
      (select coalesce(json_agg(i.picture_hash order by i.position <> v.image_index, i.position), '[]')
        from product_picture i where i.product_id = p.id) as pictures
    from unnest($1::int[]) with ordinality wanted (id, n)
    join variant_state v on v.id = wanted.id
    join product p on p.id = v.product_id
    join brand b on b.id = p.brand_id
    join category own on own.id = p.category_id
    order by wanted.n`,
  row: z.object({
    id: z.int(),
    code: z.int(),
    slug: z.string(),
    name: z.string(),
    nameEn: z.string(),
    brand: z.string(),
    category: z.string(),
    /** From the top category down to the product's own. */
    categories: z.array(z.string()),
    categoryIds: z.array(z.int()),
    state: availability,
    price: z.number().nullable(),
    oldPrice: z.number().nullable(),
    guarantee: z.string(),
    colour: z.string().nullable(),
    storage: z.string().nullable(),
    size: z.string().nullable(),
    /** Options of any other title. */
    options: z.array(z.object({ title: z.string(), value: z.string() })),
    descriptionHtml: z.string(),
    mpn: z.string().nullable(),
    gtin: z.string().nullable(),
    added: z.iso.datetime(),
    updated: z.iso.datetime(),
    siblings: z.int(),
    pictures: z.array(z.string()),
  }),
} satisfies Statement<unknown>;
export type FeedRow = z.infer<(typeof readItems)['row']>;
