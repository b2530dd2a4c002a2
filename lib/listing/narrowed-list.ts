import { callForVisitor, callService } from '#lib/calls/call-service.ts';
import type { Refusal } from '#lib/calls/edge-call.ts';
import { getFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import type { ListAddress } from '#lib/listing/address.ts';
import { findList, type FoundList } from '#lib/listing/found-list.ts';
import { listBody } from '#lib/listing/list-body.ts';
import type { ListQuery } from '#lib/listing/query.ts';
import { parseId } from '#lib/text/path-part.ts';

/**
 * Reads a list that filters or a searched text narrow, anew for each request. The id's form is checked
 * before anything is looked up, and of a list that is not to be had nothing more is asked.
 * @param visitor what the request says in `X-Forwarded-For`
 * @throws when the service fails between its two answers
 */
export async function readNarrowedList(
  address: ListAddress,
  query: ListQuery,
  visitor: string,
): Promise<FoundList | Refusal> {
  const { kind } = address;
  const id = kind === 'shop' ? 0 : parseId(address.id);
  if (id === null || query.page === null) return { kind: 'missing' };
  const body = listBody(kind === 'brand', id, query);
  const list = await callForVisitor('Product/Get-List', getListAnswer, body, visitor);
  if ('refused' in list) return list;
  const filters = list.found
    ? await callService('Product/Get-Filter', getFilterAnswer, body)
    : list;
  return findList(address, query, { list, filters });
}
