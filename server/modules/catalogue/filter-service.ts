import type { z } from 'zod';
import type { GetFilterAnswer, getListBody } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { countFacets } from '#server/modules/catalogue/facet-counts.ts';
import { countBrands, readLabels, unsortedScope } from '#server/modules/catalogue/facet-queries.ts';
import { describeFilters, labelsWanted } from '#server/modules/catalogue/filter-answer.ts';
import { isOfBrands, readFilters } from '#server/modules/catalogue/filters.ts';
import { readScope } from '#server/modules/catalogue/list-scope.ts';
import { landingOf, withLanding } from '#server/modules/catalogue/landing.ts';
import { Narrowing } from '#server/modules/catalogue/narrowing.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

/**
 * The filters of a list. Sort and page of the payload are ignored.
 * @throws {ShopError} 404 for an unknown category, brand or landing page
 */
export async function getFilters(
  database: Database,
  asked: z.output<typeof getListBody>,
): Promise<GetFilterAnswer> {
  const landing = await landingOf(database, asked);
  const wanted = withLanding(asked, landing);
  const filters = await readFilters(database, wanted);
  const { categoryId } = wanted;
  // Brand counts of the whole shop are stored, so only the brands' products are read.
  const onlyBrands = categoryId === 0 && isOfBrands(filters);
  const [scope, brands] = await Promise.all([
    readScope(database, unsortedScope, { categoryId, filters, onlyBrands }),
    onlyBrands ? database.run(countBrands, []) : [],
  ]);
  if (!scope) throw new ShopError(404, 'CATEGORY_NOT_FOUND', catalogueTexts.unknownCategory);
  if (filters.brands.length === 1 && !scope.brandExists) {
    throw new ShopError(404, 'BRAND_NOT_FOUND', catalogueTexts.unknownBrand);
  }
  const narrowing = new Narrowing(filters, scope.attributes);
  const counts = countFacets(scope.lines, narrowing);
  for (const { id, count } of brands) counts.brands.set(id, count);
  const counted = { filters, narrowing, counts };
  const [labels] = await database.run(readLabels, labelsWanted(counted));
  return {
    filters: labels ? describeFilters(counted, labels) : [],
    total: counts.total,
  };
}
