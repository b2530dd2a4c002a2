import { callForVisitor } from '#lib/calls/call-service.ts';
import { type OrderResultAnswer, orderResultAnswer, orderResultBody } from '#lib/contract/order.ts';
import { ofRequest } from '#lib/of-request.ts';

/** What became of a payment; null when the service did not answer, or has rate-limited the visitor. */
export type FirstResult = OrderResultAnswer | 'missing' | null;

/** The result of a request, fetched early because it decides the page's status. */
export const firstResult = ofRequest<{ readonly first: FirstResult }>('first-result');

/**
 * What became of a payment when its page was asked for, so that it can be read without scripts.
 * @param t from the address, whatever it is
 * @param visitor the request's `X-Forwarded-For`
 */
export async function readFirstResult(t: unknown, visitor: string): Promise<FirstResult> {
  const asked = orderResultBody.safeParse({ t });
  if (!asked.success) return 'missing';
  const answer = await callForVisitor('order/get-result', orderResultAnswer, asked.data, visitor);
  if ('refused' in answer) return null;
  return answer.found ? answer.data : 'missing';
}
