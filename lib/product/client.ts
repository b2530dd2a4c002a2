import { api } from '#lib/calls/browser.ts';
import type { GetCardsAnswer, ProductCard } from '#lib/contract/product.ts';

/** Cards of products that are still there. @throws as `ky` does */
export async function getCards(codes: readonly number[]): Promise<ProductCard[]> {
  const answer = await api.post('Product/Get-Cards', { json: { codes } }).json<GetCardsAnswer>();
  return answer.items;
}

/** Tells that the visitor looks at a product; whether it arrives is not waited for. */
export async function markSeen(websiteCode: number): Promise<void> {
  await api.post('Product/Mark-Seen', { json: { WebsiteCode: websiteCode }, keepalive: true });
}
