import { z } from 'zod';
import { type getListBody, landingPeriod } from '#lib/contract/product.ts';
import { formatListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { ShopError } from '#server/errors.ts';
import { ownsOffersAddress, todaySql } from '#server/db/offers-sql.ts';
import type { ListHead } from '#server/modules/catalogue/list-queries.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

const row = z.object({
  /** 0 for offers, which are no rows. */
  id: z.int(),
  categoryId: z.int(),
  /** Whether it stands among the offers: landing pages of the whole shop are events. */
  isOffers: z.boolean(),
  slug: z.string(),
  title: z.string(),
  filters: z.string(),
  seoText: z.string(),
  seoDescription: z.string(),
  /** Category whose goods it has. */
  goodsCategoryId: z.int(),
  period: landingPeriod.nullable(),
});
export type Landing = z.infer<typeof row>;
/** What a list says of the landing page that it equals. */
export type Equal = Pick<Landing, 'title' | 'slug' | 'filters' | 'isOffers' | 'period'>;

const columns = `l.id, l.category_id as "categoryId", l.category_id = 0 as "isOffers", l.slug, l.heading as title, l.filters, l.seo_text as "seoText", l.seo_description as "seoDescription",
  case l.category_id when 0 then l.goods_category_id else l.category_id end as "goodsCategoryId",
  case when l.starts_on is not null and l.ends_on is not null then json_build_object(
    'from', l.starts_on, 'to', l.ends_on,
    'state', case when ${todaySql} < l.starts_on then 'before' when ${todaySql} > l.ends_on then 'after' else 'now' end
  ) end as period`;

/** A landing page by its address. Values: category id, slug. */
const readLanding = {
  name: 'landing-by-slug',
  text: `select ${columns} from landing l where l.category_id = $1 and l.slug = $2`,
  row,
} satisfies Statement<unknown>;

/** The filters of a body, as landing pages keep them; '' for none. */
export function canonicalFilters(body: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(body).flatMap(([key, value]) =>
    key.startsWith('filter-') && typeof value === 'string' ? [[key, value]] : [],
  );
  const { filters } = parseListQuery(new URLSearchParams(given));
  return formatListQuery({ filters, sort: 'default', page: 1 });
}

type Asked = z.output<typeof getListBody>;

const missing = () => new ShopError(404, 'LANDING_NOT_FOUND', catalogueTexts.unknownLanding);

/**
 * The landing page or page of offers that is asked for; null for another list.
 * @throws {ShopError} 404 for an unknown one
 */
export async function landingOf(
  database: Database,
  { categoryId, landing: slug, offers }: Asked,
): Promise<Landing | null> {
  if (offers !== undefined) return offersAt(database, offers);
  if (slug === undefined) return null;
  const [found] = await database.run(readLanding, [categoryId, slug]);
  if (!found) throw missing();
  return found;
}

/** The page that a list equals by its filters. @param landings those of its category */
export async function landingEqualTo(
  database: Database,
  asked: Asked,
  landings: ListHead['landings'],
): Promise<Equal | null> {
  const filters = canonicalFilters(asked);
  if (filters === '') return null;
  const equal = asked.categoryId !== 0 && landings.find((landing) => landing.filters === filters);
  if (equal) return { ...equal, isOffers: false, period: null };
  return filters === discounted ? offersOf(database, asked.categoryId) : null;
}

/** The brand that a landing page is limited to; 0 for none, and for several. */
export function brandOf({ filters }: Landing): number {
  const brand = new URLSearchParams(filters).get('filter-brand') ?? '';
  return /^\d{1,9}$/.test(brand) ? Number(brand) : 0;
}

/** A list as if the filters of its landing page were asked for. */
export const withLanding = (asked: Asked, landing: Landing | null): Asked => ({
  ...asked,
  ...(landing && {
    ...Object.fromEntries(new URLSearchParams(landing.filters)),
    categoryId: landing.goodsCategoryId,
  }),
});

/** What offers are: the filters of a list, in canonical form. */
const discounted = 'filter-discount=1';

/** Whether it has all offers of its category; not those that a filter of an event leaves out. */
export const isAllOffers = ({ isOffers, filters }: Equal): boolean =>
  isOffers && filters === discounted;

const offersIn = (categoryId: number, title: string, slug: string): Landing => ({
  id: 0,
  categoryId,
  isOffers: true,
  slug,
  title,
  filters: discounted,
  seoText: '',
  seoDescription: catalogueTexts.aboutOffers(title),
  goodsCategoryId: categoryId,
  period: null,
});
const allOffers = offersIn(0, catalogueTexts.offers, '');

/**
 * Categories whose slug leads to their offers: not those named as an event, or as an earlier category.
 * Values: category id or null, slug or null.
 */
const readOfferCategory = {
  name: 'offer-category',
  text: `
    select c.id, c.title, c.slug from category c
    where c.id <> 0 and (c.id = $1 or c.slug = $2) and c.product_count > 0
      and ${ownsOffersAddress}`,
  row: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
} satisfies Statement<unknown>;

/** @throws {ShopError} 404 for an address that is neither an event's nor a category's */
async function offersAt(database: Database, slug: string): Promise<Landing> {
  if (slug === '') return allOffers;
  const [event] = await database.run(readLanding, [0, slug]);
  if (event) return event;
  const [category] = await database.run(readOfferCategory, [null, slug]);
  if (!category) throw missing();
  return offersIn(category.id, catalogueTexts.offersOf(category.title), category.slug);
}

/** The page of a category's offers; null when its slug leads elsewhere. */
async function offersOf(database: Database, categoryId: number): Promise<Landing | null> {
  if (categoryId === 0) return allOffers;
  const [category] = await database.run(readOfferCategory, [categoryId, null]);
  return category === undefined
    ? null
    : offersIn(category.id, catalogueTexts.offersOf(category.title), category.slug);
}

/** A landing page by its id; for link previews. Values: id. */
const readLandingOf = {
  name: 'landing-by-id',
  text: `select ${columns} from landing l where l.id = $1`,
  row,
} satisfies Statement<unknown>;

/** The page that a link preview is drawn for: of offers by their category, or a landing page by its id; null without one. */
export async function landingBehind(
  database: Database,
  { kind, id }: { kind: 'g' | 'o'; id: number },
): Promise<Landing | null> {
  if (kind === 'o') return offersOf(database, id);
  const [found] = await database.run(readLandingOf, [id]);
  return found ?? null;
}
