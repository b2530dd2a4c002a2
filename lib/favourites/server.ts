import { callForVisitor } from '#lib/calls/call-service.ts';
import { type SharedList, getSharedBody, sharedList } from '#lib/contract/favourite-list.ts';
import { pageNumber } from '#lib/favourites/page-number.ts';
import { ofRequest } from '#lib/of-request.ts';

/** A shared list; the status of its answer where there is none. */
export type ReadSharedList = SharedList | 404 | 429 | 503;

/** The list of a request, read early because it decides the page's status. In no cache: sharing ends at once. */
export const sharedListOfRequest = ofRequest<{ readonly list: ReadSharedList }>('shared-list');

/**
 * A page of a list that its owner shares.
 * @param token from the address, whatever it is, as `page`
 * @param visitor the request's `X-Forwarded-For`
 */
export async function readSharedList(
  token: string,
  page: string | undefined,
  visitor: string,
): Promise<ReadSharedList> {
  const asked = getSharedBody.safeParse({ token, page: pageNumber(page) });
  if (!asked.success) return 404;
  const answer = await callForVisitor('favorite/get-shared', sharedList, asked.data, visitor);
  if ('refused' in answer) return answer.refused;
  return answer.found ? answer.data : 404;
}
