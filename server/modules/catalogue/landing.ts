import { z } from 'zod';
import type { getListBody } from '#lib/contract/product.ts';
import { formatListQuery, parseListQuery } from '#lib/rules/list-query.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { ShopError } from '#server/errors.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

const row = z.object({
  slug: z.string(),
  title: z.string(),
  filters: z.string(),
  seoText: z.string(),
  seoDescription: z.string(),
});
export type Landing = z.infer<typeof row>;

const columns = `l.slug, l.heading as title, l.filters, l.seo_text as "seoText", l.seo_description as "seoDescription"`;

/** A landing page by its address. Values: category id, slug. */
const readLanding = {
  name: 'landing-by-slug',
  text: `select ${columns} from landing l where l.category_id = $1 and l.slug = $2`,
  row,
} satisfies Statement<unknown>;

/** The landing page that a narrowed list equals. Values: category id, canonical filters. */
const findLanding = {
  name: 'landing-by-filters',
  text: `select ${columns} from landing l where l.category_id = $1 and l.filters = $2`,
  row,
} satisfies Statement<unknown>;

/** The filters of a body, as landing pages keep them; '' for none. */
function canonicalFilters(body: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(body).flatMap(([key, value]) =>
    key.startsWith('filter-') && typeof value === 'string' ? [[key, value]] : [],
  );
  const { filters } = parseListQuery(new URLSearchParams(given));
  return formatListQuery({ filters, sort: 'default', page: 1 });
}

type Asked = z.output<typeof getListBody>;

/**
 * The landing page that is asked for, or that the filters of a category equal.
 * @throws {ShopError} 404 for an unknown one
 */
export async function landingOf(database: Database, asked: Asked): Promise<Landing | null> {
  const { categoryId, landing: slug } = asked;
  if (slug !== undefined) {
    const [found] = await database.run(readLanding, [categoryId, slug]);
    if (!found) throw new ShopError(404, 'LANDING_NOT_FOUND', catalogueTexts.unknownLanding);
    return found;
  }
  const filters = categoryId === 0 ? '' : canonicalFilters(asked);
  if (filters === '') return null;
  const [equal] = await database.run(findLanding, [categoryId, filters]);
  return equal ?? null;
}

/** A list as if the filters of its landing page were asked for. */
export const withLanding = (asked: Asked, landing: Landing | null): Asked => ({
  ...asked,
  ...(landing && Object.fromEntries(new URLSearchParams(landing.filters))),
});
