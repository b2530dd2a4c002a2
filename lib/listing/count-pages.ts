import { listBody } from '#lib/listing/list-body.ts';
import type { ListQuery } from '#lib/listing/query.ts';
import { defaultApiUrl } from '#lib/service-address.ts';

/** How long to wait for the service, in ms. */
const patience = 10_000;

/** How many pages a list has, or with what status the service refused to tell: 429 or 503. */
export type Count = { pages: number } | { refused: 429 | 503 };

/**
 * How many pages a filtered list has; runs at the edge, so without schemas.
 * @param visitor what the request says in `X-Forwarded-For`: the service counts requests by it, since
 * nothing else bounds pages that are made for each
 */
export async function countPages(
  isBrand: boolean,
  id: number,
  query: ListQuery,
  visitor: string | null,
): Promise<Count> {
  const response = await fetch(`${process.env.API_URL || defaultApiUrl}/Product/Get-List`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(visitor !== null && { 'x-forwarded-for': visitor }),
    },
    body: JSON.stringify({ ...listBody(isBrand, id, query), page: 1 }),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  if (response?.status === 429) return { refused: 429 };
  if (response === null || response.status >= 500) return { refused: 503 };
  const answer: unknown = await response.json().catch(() => null);
  const isCounted = typeof answer === 'object' && answer !== null && 'pageCount' in answer;
  return { pages: isCounted && typeof answer.pageCount === 'number' ? answer.pageCount : 0 };
}
