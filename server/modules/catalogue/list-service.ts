import type { z } from 'zod';
import { type GetListAnswer, type getListBody, pageSize } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { countFiltered, readFilteredPage } from '#server/modules/catalogue/filtered-list.ts';
import { type Filters, isPlain, readFilters } from '#server/modules/catalogue/filters.ts';
import { type ListHead, planPage, readHead } from '#server/modules/catalogue/list-queries.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

type Wanted = z.output<typeof getListBody>;

/**
 * A page of a category, of the whole shop (category 0) or of a brand, narrowed by filters.
 * @throws {ShopError} 404 for an unknown category or brand and for a page past the last
 */
export async function getList(database: Database, wanted: Wanted): Promise<GetListAnswer> {
  const filters = readFilters(wanted);
  const [onlyBrand = 0] = filters.brands.length === 1 ? filters.brands : [];
  const [head] = await database.run(readHead, [wanted.categoryId, onlyBrand]);
  if (!head) throw new ShopError(404, 'CATEGORY_NOT_FOUND', catalogueTexts.unknownCategory);
  if (filters.brands.length === 1 && !head.brand) {
    throw new ShopError(404, 'BRAND_NOT_FOUND', catalogueTexts.unknownBrand);
  }
  const total = await countOf(database, wanted.categoryId, filters, head);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (wanted.page > pageCount) {
    throw new ShopError(404, 'PAGE_NOT_FOUND', catalogueTexts.pastLastPage);
  }
  const items = total === 0 ? [] : await itemsOf(database, wanted, filters, total);
  return { items, total, page: wanted.page, pageCount, ...describe(head, wanted.categoryId) };
}

/** The counts kept beside categories and brands where they tell, else counted. */
async function countOf(
  database: Database,
  categoryId: number,
  filters: Filters,
  head: ListHead,
): Promise<number> {
  if (isPlain(filters)) {
    if (filters.brands.length === 0) return head.productCount;
    if (categoryId === 0 && head.brand) return head.brand.productCount;
  }
  return countFiltered(database.db, categoryId, filters);
}

async function itemsOf(database: Database, wanted: Wanted, filters: Filters, total: number) {
  const { categoryId, type: sort, page } = wanted;
  if (!isPlain(filters)) {
    return readFilteredPage(database.db, { categoryId, filters, sort, page });
  }
  const { statements, offset, limit } = planPage(sort, page, total);
  const place = [categoryId, offset, limit];
  const [found] =
    filters.brands.length === 0
      ? await database.run(statements.category, place)
      : await database.run(statements.brand, [...place, filters.brands[0]]);
  return found?.items ?? [];
}

/** A brand's list over the whole shop is named for the brand, any other for its category. */
function describe(head: ListHead, categoryId: number) {
  const { brand, breadcrumb, children } = head;
  const main = brand && categoryId === 0 ? brand : head;
  return {
    title: main.title,
    breadcrumb,
    children,
    brand: brand && { id: brand.id, title: brand.title, slug: brand.slug },
    seoText: main.seoText,
    seo: {
      seoDescription: main.seoDescription,
      seoKeywords: main === brand ? `${brand.title}، ${brand.titleEn}` : head.seoKeywords,
    },
  };
}
