import { api } from '#lib/calls/browser.ts';
import type { GetFilterAnswer } from '#lib/contract/product.ts';

/**
 * Filters of a selection, and the number of products it matches.
 * @param body as for Product/Get-List
 * @throws {HTTPError} on a status other than 200; network errors and timeouts are passed on
 */
export async function askFilters(
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<GetFilterAnswer> {
  return await api.post('Product/Get-Filter', { json: body, signal }).json<GetFilterAnswer>();
}
