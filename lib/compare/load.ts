import { cache } from 'react';
import { mostOffered } from '#lib/compare/offers.ts';
import { type CompareQuery, parseCompareQuery } from '#lib/compare/query.ts';
import { getComparison } from '#lib/compare/server.ts';
import type { GetCompareAnswer } from '#lib/contract/compare.ts';
import { mostCompared } from '#lib/contract/limits.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { getCategoryList, getFilteredList } from '#lib/listing/server.ts';

/** Used by the page and by its metadata, fetched once. */
const read = cache(async (ids: string): Promise<GetCompareAnswer | null> => {
  const answer = await getComparison(ids.split(',').map(Number));
  return answer.found ? answer.data : null;
});

export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

export function compareQueryOf(search: Search): CompareQuery {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(search)) {
    for (const value of [values ?? []].flat()) params.append(key, value);
  }
  return parseCompareQuery(params);
}

/** The compared products, or null if there are none. */
export const loadComparison = async ({ ids }: CompareQuery): Promise<GetCompareAnswer | null> =>
  ids.length === 0 ? null : read(ids.join(','));

/** Products of the group that can be added: search results, else popular ones. */
export async function loadOffers(
  { find }: CompareQuery,
  { group, products }: GetCompareAnswer,
): Promise<ProductCard[]> {
  if (products.length >= mostCompared) return [];
  const answer =
    find === ''
      ? await getCategoryList(group.id, 'popular', 1)
      : await getFilteredList({ categoryId: group.id, 'filter-name': find });
  const there = new Set(products.map(({ websiteCode }) => websiteCode));
  const others = answer.found
    ? answer.data.items.filter(({ websiteCode }) => !there.has(websiteCode))
    : [];
  return others.slice(0, mostOffered);
}
