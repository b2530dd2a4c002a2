import { api } from '#lib/calls/browser.ts';
import type { GetPriceHistoryAnswer } from '#lib/contract/price-history.ts';

/** What the variants of a product cost in the last year. @throws as `ky` does, also when aborted */
export async function askPriceHistory(
  websiteCode: number,
  signal: AbortSignal,
): Promise<GetPriceHistoryAnswer> {
  return await api
    .post('Product/Get-Price-History', { json: { WebsiteCode: websiteCode }, signal })
    .json<GetPriceHistoryAnswer>();
}
