import { HTTPError } from 'ky';
import { api } from '#lib/calls/browser.ts';
import type { GetCompareAnswer } from '#lib/contract/compare.ts';
import type { GetListAnswer, ProductCard } from '#lib/contract/product.ts';

/** The compared products, or null if none of them exists. */
export async function getComparison(ids: readonly number[]): Promise<GetCompareAnswer | null> {
  try {
    return await api.post('Product/Get-Compare', { json: { ids } }).json<GetCompareAnswer>();
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 404) return null;
    throw error;
  }
}

/** Products of a category that match a slug, best match first. */
export async function findProducts(
  categoryId: number,
  slug: string,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const json = { categoryId, 'filter-name': slug };
  const list = await api.post('Product/Get-List', { json, signal }).json<GetListAnswer>();
  return list.items;
}
