import { z } from 'zod';
import { type SortKey, sortKeys } from '#lib/contract/product.ts';
import type { Statement } from '#server/db/statement.ts';
import { orders } from '#server/modules/catalogue/list-queries.ts';

const kind = z.enum(['choice', 'range', 'switch', 'text']);

const scope = z.object({
  brandExists: z.boolean(),
  attributes: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      kind,
      options: z.array(z.object({ id: z.int(), value: z.string() })),
    }),
  ),
  lines: z.string(),
});
export type ListScope = z.infer<typeof scope>;

/** The part of a category to read: all of it, the results of a search, or the products of some brands. */
const parts = {
  whole: 'listing_entry where category_id = $1',
  // Joins from the results to their entries, so that no misestimate makes the planner read the whole list.
  search: `search_entry s cross join lateral (
      select * from listing_entry where product_id = s.ref_id and category_id = $1 offset 0) e
    where s.kind = 'product' and s.vector @@ $4::tsquery`,
  brands: 'listing_entry where category_id = $1 and brand_id = any($4::int[])',
};
type Part = keyof typeof parts;

/**
 * The lines of a list before filtering (facet-line.ts), and the filter attributes with the given keys. No row
 * for an unknown category. Values: category id, brand id or 0, keys, and for a part the tsquery or the brand
 * ids.
 */
function scopeStatement(name: string, part: Part, order: string) {
  return {
    name: `${name}-${part}`,
    text: `
      select exists (select from brand where id = $2) as "brandExists",
        (select coalesce(json_agg(json_build_object('id', a.id, 'key', a.key, 'kind', a.kind,
            'options', (
              select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value)), '[]')
              from attribute_option o where o.attribute_id = a.id))), '[]')
          from attribute a where a.key = any($3::text[]) and a.is_filter
        ) as attributes,
        (select coalesce(string_agg(nullif(e.facets, ''), ','), '') from (
          select facets from ${parts[part]} ${order}) e
        ) as lines
      from category c where c.id = $1`,
    row: scope,
  } satisfies Statement<unknown>;
}

export type ScopeStatements = Record<Part, Statement<ListScope>>;

const all = (name: string, order: string): ScopeStatements => ({
  whole: scopeStatement(name, 'whole', order),
  search: scopeStatement(name, 'search', order),
  brands: scopeStatement(name, 'brands', order),
});
const sorted = (sort: SortKey) => all(`scope-${sort}`, `order by ${orders[sort]}`);

/** The lines in the order of a list. */
export const sortedScope: Record<SortKey, ScopeStatements> = {
  default: sorted('default'),
  popular: sorted('popular'),
  priceaz: sorted('priceaz'),
  priceza: sorted('priceza'),
  discount: sorted('discount'),
  bestselling: sorted('bestselling'),
};

/** The lines in any order, for counting. */
export const unsortedScope = all('scope', '');

/** Number of products of each brand in the whole shop. */
export const countBrands = {
  name: 'count-brands',
  text: 'select id, product_count as count from brand where product_count > 0',
  row: z.object({ id: z.int(), count: z.int() }),
} satisfies Statement<unknown>;

const labels = z.object({
  brands: z.array(z.object({ id: z.int(), title: z.string(), latin: z.string() })),
  colours: z.array(z.object({ id: z.int(), title: z.string() })),
  attributes: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      title: z.string(),
      kind,
      unit: z.string(),
      options: z.array(z.object({ id: z.int(), value: z.string(), label: z.string() })),
    }),
  ),
});
export type FacetLabels = z.infer<typeof labels>;

/**
 * Titles of facets and options in display order: brands by their number of products in the shop, attributes
 * and options as configured. Values: brand ids, colours, attribute ids, option ids.
 */
export const readLabels = {
  name: 'facet-labels',
  text: `
    select
      (select coalesce(json_agg(json_build_object('id', b.id, 'title', b.title, 'latin', b.title_en)
          order by b.product_count desc, b.id), '[]')
        from brand b where b.id = any($1::int[])
      ) as brands,
      (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title)), '[]')
        from (
          select h.id, (
            select v.colour_title from variant v
            where lower(v.colour_hex) = '#' || lpad(to_hex(h.id), 6, '0')
              and v.colour_title is not null
            order by v.colour_title limit 1) as title
          from unnest($2::int[]) h (id) where h.id >= 0
        ) c where c.title is not null
      ) as colours,
      (select coalesce(json_agg(json_build_object('id', a.id, 'key', a.key, 'title', a.title,
            'kind', a.kind, 'unit', a.unit, 'options', coalesce(o.options, '[]'))
          order by a.position, a.id), '[]')
        from attribute a
        left join (
          select attribute_id, json_agg(json_build_object('id', id, 'value', value, 'label', label)
            order by position, id) as options
          from attribute_option where id = any($4::int[]) group by attribute_id
        ) o on o.attribute_id = a.id
        where a.is_filter and (a.id = any($3::int[]) or o.attribute_id is not null)
      ) as attributes`,
  row: labels,
} satisfies Statement<unknown>;

/** All statements, for the tests of their query plans. */
export const scopeStatements: Statement<unknown>[] = [
  ...sortKeys.flatMap((sort) => Object.values(sortedScope[sort])),
  ...Object.values(unsortedScope),
];
