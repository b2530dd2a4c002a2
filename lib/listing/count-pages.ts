import { askAtEdge, type Refusal } from '#lib/api/edge-call.ts';
import { listBody } from '#lib/listing/list-body.ts';
import type { ListQuery } from '#lib/listing/query.ts';

/** How many pages a list has. */
export type Count = { pages: number } | Refusal;

/**
 * How many pages a filtered list has.
 * @param visitor what the request says in `X-Forwarded-For`
 */
export async function countPages(
  isBrand: boolean,
  id: number,
  query: ListQuery,
  visitor: string | null,
): Promise<Count> {
  const body = { ...listBody(isBrand, id, query), page: 1 };
  const answer = await askAtEdge('Product/Get-List', body, visitor);
  if ('refused' in answer) return answer;
  const told = answer.body;
  const isCounted = typeof told === 'object' && told !== null && 'pageCount' in told;
  return { pages: isCounted && typeof told.pageCount === 'number' ? told.pageCount : 0 };
}
