import { listBody } from '#lib/listing/list-body.ts';
import type { ListQuery } from '#lib/listing/query.ts';
import { defaultApiUrl } from '#lib/service-address.ts';

/** How long to wait for the service, in ms. */
const patience = 10_000;

/**
 * How many pages a filtered list has; runs at the edge, so without schemas. When the service does not
 * tell, there are enough: the page itself will say what is wrong.
 */
export async function countPages(isBrand: boolean, id: number, query: ListQuery): Promise<number> {
  const response = await fetch(`${process.env.API_URL || defaultApiUrl}/Product/Get-List`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...listBody(isBrand, id, query), page: 1 }),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  if (!response?.ok) return Number.POSITIVE_INFINITY;
  const answer: unknown = await response.json();
  const counted = typeof answer === 'object' && answer !== null && 'pageCount' in answer;
  return counted && typeof answer.pageCount === 'number' ? answer.pageCount : 0;
}
