import { api } from '#lib/calls/browser.ts';
import type { GetPriceHistoryAnswer } from '#lib/contract/price-history.ts';

/**
 * Price history of a product's variants over the last year. @throws like `ky`, also when aborted
 */
export async function askPriceHistory(
  websiteCode: number,
  signal: AbortSignal,
): Promise<GetPriceHistoryAnswer> {
  return await api
    .post('Product/Get-Price-History', { json: { WebsiteCode: websiteCode }, signal })
    .json<GetPriceHistoryAnswer>();
}
