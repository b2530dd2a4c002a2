import { api } from '#lib/api/browser.ts';
import { getFilterAnswer } from '#lib/contract/product.ts';

/**
 * How many products a selection would leave.
 * @param body as Product/Get-List takes it
 * @throws {HTTPError} for a status other than 200; a network error or timeout as it comes
 */
export async function countProducts(
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<number> {
  const answer = await api.post('Product/Get-Filter', { json: body, signal }).json();
  return getFilterAnswer.parse(answer).total;
}
