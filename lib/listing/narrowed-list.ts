import { callForVisitor, callService } from '#lib/calls/call-service.ts';
import type { Refusal } from '#lib/calls/plain-call.ts';
import { getFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import { hasId, type ListAddress } from '#lib/listing/address.ts';
import { findList, type FoundList } from '#lib/listing/found-list.ts';
import { listBody } from '#lib/listing/list-body.ts';
import type { ListQuery } from '#lib/rules/list-query.ts';
import { parseId } from '#lib/text/path-part.ts';

/**
 * Loads a list with filters or a search text, for each request. The id is validated before any
 * look-up; if the list does not exist, its filters are not fetched.
 * @param visitor the request's `X-Forwarded-For`
 * @param agent its user agent, by which the service tells people who find nothing from robots
 * @throws if the service fails between its two answers
 */
export async function readNarrowedList(
  address: ListAddress,
  query: ListQuery,
  visitor: string,
  agent: string,
): Promise<FoundList | Refusal> {
  const { kind } = address;
  const id = hasId(kind) ? parseId(address.id) : 0;
  if (id === null || query.page === null) return { kind: 'missing' };
  const body = listBody(kind === 'brand', id, query);
  const list = await callForVisitor('Product/Get-List', getListAnswer, body, visitor, agent);
  if ('refused' in list) return list;
  const filters = list.found
    ? await callService('Product/Get-Filter', getFilterAnswer, body)
    : list;
  return findList(address, query, { list, filters });
}
