import { api } from '#lib/calls/browser.ts';
import type { GetCardsAnswer, ProductCard } from '#lib/contract/product.ts';

/** Cards of those products that still exist. @throws like `ky` */
export async function getCards(codes: readonly number[]): Promise<ProductCard[]> {
  const answer = await api.post('Product/Get-Cards', { json: { codes } }).json<GetCardsAnswer>();
  return answer.items;
}

/** Counts a view of a product, without waiting for the answer. */
export async function markSeen(websiteCode: number): Promise<void> {
  await api.post('Product/Mark-Seen', { json: { WebsiteCode: websiteCode }, keepalive: true });
}
