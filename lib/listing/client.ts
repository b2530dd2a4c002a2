import { api } from '#lib/calls/browser.ts';
import type { GetFilterAnswer } from '#lib/contract/product.ts';

/**
 * What a selection can be narrowed by, and how many products it leaves.
 * @param body as Product/Get-List takes it
 * @throws {HTTPError} for a status other than 200; a network error or timeout as it comes
 */
export async function askFilters(
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<GetFilterAnswer> {
  return await api.post('Product/Get-Filter', { json: body, signal }).json<GetFilterAnswer>();
}
