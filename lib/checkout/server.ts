import { headers } from 'next/headers';
import { callForVisitor } from '#lib/calls/call-service.ts';
import { type OrderResultAnswer, orderResultAnswer, orderResultBody } from '#lib/contract/order.ts';

/**
 * What became of a payment when its page was asked for, so that it can be read without scripts.
 * @param t from the address, whatever it is
 * @returns null when the service did not answer, or has rate-limited the visitor
 */
export async function readFirstResult(t: unknown): Promise<OrderResultAnswer | 'missing' | null> {
  const asked = orderResultBody.safeParse({ t });
  if (!asked.success) return 'missing';
  const visitor = (await headers()).get('x-forwarded-for') ?? '';
  const answer = await callForVisitor('order/get-result', orderResultAnswer, asked.data, visitor);
  if ('refused' in answer) return null;
  return answer.found ? answer.data : 'missing';
}
