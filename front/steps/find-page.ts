import type { Exchange } from '#front/exchange.ts';
import { wholeHeadAgent } from '#front/next-assumptions.ts';
import { pageAddress } from '#front/page-address.ts';

/** Makes the middleware run. Harmless if a client sends it: the middleware then only checks the address. */
export const undecidedHeader = 'x-undecided';

/** Rewrites a request to the internal address of its page. */
export function findPage(exchange: Exchange): void {
  const { requestedUrl, request } = exchange;
  const { url, isUndecided, list } = pageAddress(requestedUrl);
  request.url = url;
  exchange.list = list;
  if (isUndecided) request.headers[undecidedHeader] = '1';
  // Reserved for our own requests.
  if (request.headers['user-agent'] === wholeHeadAgent) delete request.headers['user-agent'];
}
