import type { z } from 'zod';
import {
  type GetListAnswer,
  type getListBody,
  pageSize,
  type SortKey,
} from '#lib/contract/product.ts';
import { paths } from '#lib/contract/paths.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { eachLine } from '#server/modules/catalogue/facet-line.ts';
import { sortedScope } from '#server/modules/catalogue/facet-queries.ts';
import { type Filters, isPlain, isSearch, readFilters } from '#server/modules/catalogue/filters.ts';
import {
  type FoundCards,
  type ListHead,
  countOfBrand,
  planPage,
  readCards,
  readChildrenOfBrand,
  readChildrenOfFound,
  readChildrenWithOffers,
  readHead,
} from '#server/modules/catalogue/list-queries.ts';
import { onlyBrand, readScope } from '#server/modules/catalogue/list-scope.ts';
import {
  canonicalFilters,
  type Equal,
  isAllOffers,
  type Landing,
  landingEqualTo,
  landingOf,
  withLanding,
} from '#server/modules/catalogue/landing.ts';
import { ogName } from '#server/media/made-names.ts';
import { Narrowing } from '#server/modules/catalogue/narrowing.ts';
import { bestFirst, cheapestOfModels, type Matching } from '#server/modules/catalogue/models.ts';
import { landingPreview, listPreview } from '#server/modules/catalogue/preview-service.ts';
import { firstOfModels } from '#server/modules/search/first-of-models-service.ts';
import { withCoupons } from '#server/modules/shown-coupon/service.ts';
import { describeSearch } from '#server/modules/catalogue/search-reading.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

type Wanted = z.output<typeof getListBody>;

/**
 * A page of a category, of the whole shop (category 0) or of a brand, with filters.
 * @throws {ShopError} 404 for an unknown category or brand and for a page past the last
 */
export async function getList(database: Database, asked: Wanted): Promise<GetListAnswer> {
  const named = await landingOf(database, asked);
  const wanted = withLanding(asked, named);
  const filters = await readFilters(database, wanted);
  const [[head], narrowed] = await Promise.all([
    database.run(readHead, [wanted.categoryId, onlyBrand(filters)]),
    isPlain(filters) ? null : readNarrowed(database, wanted, filters),
  ]);
  assertFound(head, filters);
  const total = narrowed?.total ?? (await countPlain(database, wanted.categoryId, head));
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (wanted.page > pageCount) {
    throw new ShopError(404, 'PAGE_NOT_FOUND', catalogueTexts.pastLastPage);
  }
  const found = narrowed
    ? await readItems(database, narrowed.page)
    : await readPlainItems(database, wanted, { brand: onlyBrand(filters), total });
  const items = found ? await withCoupons(database, found.items, found) : [];
  const landing = named ?? (await landingEqualTo(database, asked, head.landings));
  const children = await childrenOf(database, { wanted, head, landing, narrowed });
  const search =
    filters.search &&
    (await describeSearch(database, filters.search, { page: wanted.page, items }));
  return {
    items,
    total,
    page: wanted.page,
    pageCount,
    ...describe(head, { wanted, named, landing }),
    children,
    ...previewOf(head, { wanted, named, hasAll: isPlain(filters) }),
    ...(search && { search }),
  };
}

/** The link preview of a list that is a page of its own: neither narrowed, nor a brand's part of a category. */
function previewOf(
  head: ListHead,
  { wanted, named, hasAll }: { wanted: Wanted; named: Landing | null; hasAll: boolean },
): Pick<GetListAnswer, 'ogImage'> {
  const { brand, shop } = head;
  const { categoryId } = wanted;
  if (named !== null) return { ogImage: ogName(landingPreview(named, head)) };
  if (!hasAll) return {};
  if (brand === null) return { ogImage: ogName(listPreview('c', categoryId, head, shop)) };
  return categoryId === 0 ? { ogImage: ogName(listPreview('r', brand.id, brand, shop)) } : {};
}

function assertFound(head: ListHead | undefined, { brands }: Filters): asserts head {
  if (!head) throw new ShopError(404, 'CATEGORY_NOT_FOUND', catalogueTexts.unknownCategory);
  if (brands.length === 1 && !head.brand) {
    throw new ShopError(404, 'BRAND_NOT_FOUND', catalogueTexts.unknownBrand);
  }
}

type Children = GetListAnswer['children'];

const read = async (found: Promise<{ children: Children }[]>): Promise<Children> =>
  (await found)[0]?.children ?? [];

interface Described {
  readonly wanted: Wanted;
  readonly head: ListHead;
  readonly landing: Equal | null;
  readonly narrowed: Narrowed | null;
}

/** Products of a narrowed list that are counted by category; more would take too long. */
const mostCounted = 2_000;

/** The categories one level below, with their products of the list; none when these cannot be counted. */
async function childrenOf(
  database: Database,
  { wanted, head: { brand, children }, landing, narrowed }: Described,
): Promise<Children> {
  const { categoryId } = wanted;
  if (children.length === 0) return [];
  if (landing !== null && isAllOffers(landing)) {
    return read(database.run(readChildrenWithOffers, [categoryId]));
  }
  if (narrowed !== null) {
    const ids = narrowed.ids ?? [];
    const isCounted = ids.length > 0 && ids.length <= mostCounted;
    if (!isCounted) return [];
    return read(database.run(readChildrenOfFound, [categoryId, ids, canonicalFilters(wanted)]));
  }
  return brand === null
    ? children
    : read(database.run(readChildrenOfBrand, [categoryId, brand.id]));
}

/** What matches the filters. */
interface Narrowed {
  total: number;
  /** The products on the page. */
  page: number[];
  /** All products; null when not all were read. */
  ids: readonly number[] | null;
}

const orderOf = (type: Wanted['type']): SortKey => (type === 'newest' ? 'default' : type);

/** With a search text, the default order puts the best matches first, then the most popular others. */
async function readNarrowed(
  database: Database,
  { categoryId, type: sort, page }: Wanted,
  filters: Filters,
): Promise<Narrowed> {
  const pageOf = (ids: readonly number[]) => ids.slice((page - 1) * pageSize, page * pageSize);
  if (!filters.name || sort !== 'default') {
    const ids = cheapestOfModels(
      await readMatching(database, { categoryId, sort: orderOf(sort), filters }),
    );
    return { total: ids.length, page: pageOf(ids), ids };
  }
  const { best, models, total } = filters.name;
  if (categoryId === 0 && isSearch(filters)) {
    const first = firstOfModels(best, models);
    const here = pageOf(first);
    if (isWhole(here, page, total)) {
      return { total, page: here, ids: first.length === total ? first : null };
    }
  }
  const matching = await readMatching(database, { categoryId, sort: 'popular', filters });
  const ids = bestFirst(best, matching);
  return { total: ids.length, page: pageOf(ids), ids };
}

/** The products that match the filters, in the list's order. */
async function readMatching(
  database: Database,
  { sort, ...scoped }: { categoryId: number; sort: SortKey; filters: Filters },
): Promise<Matching[]> {
  const scope = await readScope(database, sortedScope[sort], { ...scoped, onlyBrands: true });
  const found: Matching[] = [];
  if (!scope) return found;
  const narrowing = new Narrowing(scoped.filters, scope.attributes);
  eachLine(scope.lines, (facets) => {
    if (narrowing.failed(facets) !== 0) return;
    const { product: id, model, buyable, price } = facets;
    found.push({ id, model, buyable, price });
  });
  return found;
}

/** Whether these are all products of the page. */
const isWhole = (ids: readonly number[], page: number, total: number): boolean =>
  ids.length === Math.min(pageSize, total - (page - 1) * pageSize);

async function readItems(database: Database, page: number[]): Promise<FoundCards | undefined> {
  const [found] = await database.run(readCards, [page]);
  return found;
}

/** Uses the stored counts of categories and brands where possible, otherwise counts. */
async function countPlain(
  database: Database,
  categoryId: number,
  { brand, productCount }: ListHead,
): Promise<number> {
  if (!brand) return productCount;
  if (categoryId === 0) return brand.productCount;
  const [counted] = await database.run(countOfBrand, [categoryId, brand.id]);
  return counted?.total ?? 0;
}

async function readPlainItems(
  database: Database,
  { categoryId, type: sort, page }: Wanted,
  { brand, total }: { brand: number; total: number },
): Promise<FoundCards | undefined> {
  if (total === 0) return;
  const { statements, offset, limit } = planPage(orderOf(sort), page, total);
  const place = [categoryId, offset];
  const [found] =
    brand === 0
      ? await database.run(statements.category, place)
      : await database.run(statements.brand, [...place, brand]);
  return found && { ...found, items: found.items.slice(-limit) };
}

const pick = ({ title, slug, filters, isOffers, period }: Equal) => ({
  title,
  slug,
  filters,
  isOffers,
  ...(period && { period }),
});

/** A brand's list in the whole shop has the brand's title, a landing page its own, any other list its category's. */
function describe(
  head: ListHead,
  { wanted, named, landing }: { wanted: Wanted; named: Landing | null; landing: Equal | null },
) {
  const { brand, breadcrumb, children } = head;
  const main = named ?? (brand && wanted.categoryId === 0 ? brand : head);
  return {
    title: main.title,
    breadcrumb,
    children,
    landings: (main === brand ? brand : head).landings.map(
      ({ title, slug, filters, category }) => ({
        title,
        filters,
        path:
          category.id === 0 ? paths.offers(slug) : paths.landing(category.id, category.slug, slug),
      }),
    ),
    landing: landing && pick(landing),
    brand: brand && { id: brand.id, title: brand.title, slug: brand.slug },
    seoText: main.seoText,
    seo: {
      seoDescription: main.seoDescription,
      seoKeywords: main === brand && brand ? `${brand.title}، ${brand.titleEn}` : head.seoKeywords,
    },
  };
}
