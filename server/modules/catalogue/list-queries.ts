import { z } from 'zod';
import { type SortKey, getListAnswer, pageSize, productCard } from '#lib/contract/product.ts';
import { crumb } from '#lib/contract/values.ts';
import { shopName, shopNameSql } from '#server/db/shop-name.ts';
import type { Statement } from '#server/db/statement.ts';
import { isNear, offeringCategories } from '#server/db/offers-sql.ts';
import { readWithCards, selectWithCards } from '#server/db/coupon-groups.ts';

const shape = getListAnswer.shape;

/** Categories `k` as a list shows them. @param how SQL of their number of products, landing page and order */
const childrenJson = ({
  count = 'own.count',
  landing = 'null',
  order = 'k.position, k.id',
} = {}): string => `coalesce(json_agg(json_build_object('id', k.id, 'title', k.title, 'slug', k.slug,
    'image', coalesce(k.picture_hash || '-850.webp', ''), 'productCount', ${count}, 'landing', ${landing})
  order by ${order}), '[]')`;

/** The picture of the most popular product of a list. @param where which of its entries `e` */
const leadingPicture = (where: string): string => `(
  select i.picture_hash from (
    select e.product_id from listing_entry e where ${where}
    order by e.rank, e.popularity desc nulls last, e.product_id desc nulls last limit 1
  ) lead join product_picture i on i.product_id = lead.product_id and i.position = 0)`;

/** Landing pages `l` of categories `k`. @param where which of them */
const landingsJson = (where: string): string => `(
  select coalesce(json_agg(json_build_object('title', l.heading, 'slug', l.slug, 'filters', l.filters, 'category',
      json_build_object('id', k.id, 'slug', k.slug)) order by k.path, l.position, l.id), '[]')
  from landing l join category k on k.id = l.category_id where ${where})`;

/** Which landing pages are of brand `b`, besides those that its top categories lead to. */
const pagesOfBrand = `k.id <> 0
  and (l.filters = 'filter-brand=' || b.id and k.parent_id <> 0 or l.filters like 'filter-brand=' || b.id || '&%')`;

const landings = z.array(
  z.object({
    title: z.string(),
    slug: z.string(),
    filters: z.string(),
    category: z.object({ id: z.int(), slug: z.string() }),
  }),
);

/** Heading and texts of a list. Values: category id, brand id or 0. No row for an unknown category. */
export const readHead = {
  name: 'list-head',
  text: `
    select c.title, c.seo_text as "seoText", c.seo_description as "seoDescription",
      c.seo_keywords as "seoKeywords", c.product_count as "productCount",
      coalesce(c.picture_hash, ${leadingPicture('e.category_id = c.id')}, '') as picture,
      ${shopNameSql} as shop,
      (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'slug', a.slug)
          order by step.n), '[]')
        from unnest(c.path) with ordinality step (id, n) join category a on a.id = step.id
      ) as breadcrumb,
      (select ${childrenJson({ count: 'k.product_count' })}
        from category k where k.parent_id = c.id
      ) as children,
      ${landingsJson(`k.id = c.id and ${isNear}`)} as landings,
      (select json_build_object('id', b.id, 'title', b.title, 'slug', b.slug, 'seoText', b.seo_text,
          'seoDescription', b.seo_description, 'titleEn', b.title_en, 'productCount', b.product_count,
          'picture', coalesce(${leadingPicture('e.category_id = c.id and e.brand_id = b.id')}, ''),
          'landings', ${landingsJson(pagesOfBrand)})
        from brand b where b.id = $2
      ) as brand
    from category c where c.id = $1`,
  row: z.object({
    title: z.string(),
    seoText: z.string(),
    seoDescription: z.string(),
    seoKeywords: z.string(),
    productCount: z.int(),
    picture: z.string(),
    shop: shopName,
    breadcrumb: shape.breadcrumb,
    children: shape.children,
    landings,
    brand: crumb
      .extend({
        titleEn: z.string(),
        seoText: z.string(),
        seoDescription: z.string(),
        productCount: z.int(),
        picture: z.string(),
        landings,
      })
      .nullable(),
  }),
} satisfies Statement<unknown>;
export type ListHead = z.infer<(typeof readHead)['row']>;

/** `rank` first: products that cannot be bought come last in every order. Must match the indexes. */
export const orders: Record<SortKey, string> = {
  default: 'rank, created_at desc nulls last, product_id desc nulls last',
  popular: 'rank, popularity desc nulls last, product_id desc nulls last',
  priceaz: 'rank, price, product_id desc nulls last',
  priceza: 'rank, price desc nulls last, product_id desc nulls last',
  discount: 'rank, discount desc nulls last, product_id desc nulls last',
  bestselling: 'rank, sold desc nulls last, product_id desc nulls last',
};

/** SQL: the card `c` of a product whose entry in the whole shop is `e`, with the number of versions of its model, and whether it is the cheapest of several prices. */
const cardWithVersions = `
  case when e.model_id is null then c.card else (c.card::jsonb || (
      select jsonb_build_object('versions', count(*),
        'isFrom', e.rank = 0 and not e.folded and bool_or(v.rank = 0 and v.price > e.price))
      from listing_entry v where v.model_id = e.model_id and v.category_id = 0))::json end`;

const cards = readWithCards.extend({ items: z.array(productCard) });
export type FoundCards = z.infer<typeof cards>;

/** The cards of products in the given order. Values: product ids. */
export const readCards = {
  name: 'cards',
  text: cardsOf('select product_id, n from unnest($1::int[]) with ordinality page (product_id, n)'),
  row: cards,
} satisfies Statement<unknown>;

/** Number of products of a brand in a category. Values: category id, brand id. */
export const countOfBrand = {
  name: 'count-of-brand',
  text: `
    select count(*)::int as total from listing_entry where category_id = $1 and brand_id = $2 and not folded`,
  row: z.object({ total: z.int() }),
} satisfies Statement<unknown>;

/** The direct subcategories with products of a brand, with counts. Values: category id, brand id. */
export const readChildrenOfBrand = {
  name: 'children-of-brand',
  text: `
    select ${childrenJson({
      landing: `(select l.slug from landing l where l.category_id = k.id and l.filters = 'filter-brand=' || $2)`,
    })} as children
    from category k cross join lateral (
      select count(*)::int as count from listing_entry where category_id = k.id and brand_id = $2 and not folded
    ) own
    where k.parent_id = $1 and own.count > 0`,
  row: z.object({ children: shape.children }),
} satisfies Statement<unknown>;

/**
 * The direct subcategories with some of the products, with their numbers and the landing page that has the list's filters.
 * Values: category id, product ids, the filters in canonical form.
 */
export const readChildrenOfFound = {
  name: 'children-of-found',
  text: `
    select ${childrenJson({
      landing: '(select l.slug from landing l where l.category_id = k.id and l.filters = $3)',
      order: 'own.count desc, k.id',
    })} as children
    from category k join (
      select e.category_id, count(*)::int as count from listing_entry e
      where e.product_id = any($2::int[]) group by e.category_id
    ) own on own.category_id = k.id
    where k.parent_id = $1`,
  row: z.object({ children: shape.children }),
} satisfies Statement<unknown>;

/** The direct subcategories with offers, with the number of these. Values: category id. */
export const readChildrenWithOffers = {
  name: 'children-with-offers',
  text: `
    select ${childrenJson()} as children
    from category k join (${offeringCategories} and c.parent_id = $1) own on own.id = k.id`,
  row: z.object({ children: shape.children }),
} satisfies Statement<unknown>;

/** Selects the cards for a page of ids with position `n`. */
function cardsOf(page: string): string {
  return `
    with page as (${page})
    select coalesce(json_agg(${cardWithVersions} order by page.n), '[]') as items,
      ${selectWithCards('p', 'k')}
    from page join product_card c on c.product_id = page.product_id
    join listing_entry e on e.product_id = page.product_id and e.category_id = 0
    join product p on p.id = page.product_id
    join category k on k.id = p.category_id`;
}

const namesIn = (order: string): string => order.replaceAll(' desc nulls last', '');

/** The reversed order, which the same index serves backwards. */
const backwards = (order: string): string =>
  order
    .split(', ')
    .map((part) => (part.includes(' ') ? `${namesIn(part)} asc nulls first` : `${part} desc`))
    .join(', ');

/**
 * Scanning to the page costs most, so positions are computed afterwards, for the page's rows only. The limit is not a
 * value: with one that it does not know, PostgreSQL expects many rows and plans anew each time.
 */
function pageStatement(sort: SortKey, ofBrand: boolean, fromEnd: boolean) {
  const order = orders[sort];
  return {
    name: `list-${sort}${ofBrand ? '-brand' : ''}${fromEnd ? '-end' : ''}`,
    text: cardsOf(`
      select product_id, row_number() over (order by ${order}) as n
      from (
        select ${namesIn(order)} from listing_entry
        where category_id = $1 and not folded ${ofBrand ? 'and brand_id = $3' : ''}
        order by ${fromEnd ? backwards(order) : order} limit ${pageSize} offset $2
      ) entry`),
    row: cards,
  } satisfies Statement<unknown>;
}

type PageStatement = Statement<FoundCards>;
interface BothEnds {
  /** Pages of a category. Values: category id, offset. */
  category: PageStatement;
  /** Pages of a brand. Values: category id, offset, brand id. */
  brand: PageStatement;
}

const statements = (fromEnd: boolean): Record<SortKey, BothEnds> => {
  const of = (sort: SortKey): BothEnds => ({
    category: pageStatement(sort, false, fromEnd),
    brand: pageStatement(sort, true, fromEnd),
  });
  return {
    default: of('default'),
    popular: of('popular'),
    priceaz: of('priceaz'),
    priceza: of('priceza'),
    discount: of('discount'),
    bestselling: of('bestselling'),
  };
};

const fromStart = statements(false);
const fromEnd = statements(true);

/**
 * Chooses from which end to read a page of `total` products: the nearer one, because the database scans all
 * rows before it. From the end, the `limit` last of the read products are the page's.
 */
export function planPage(sort: SortKey, page: number, total: number) {
  const before = (page - 1) * pageSize;
  const limit = Math.min(pageSize, total - before);
  const after = total - before - limit;
  return before <= after
    ? { statements: fromStart[sort], offset: before, limit }
    : { statements: fromEnd[sort], offset: after, limit };
}
