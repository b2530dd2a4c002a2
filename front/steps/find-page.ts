import type { Exchange } from '#front/exchange.ts';
import { wholeHeadAgent } from '#front/next-assumptions.ts';
import { pageAddress } from '#front/page-address.ts';

/** The middleware runs where it finds this header; sent from outside it only makes the middleware look. */
export const undecidedHeader = 'x-undecided';

/** Sends a request to where its page is made. */
export function findPage(exchange: Exchange): void {
  const { asked, request } = exchange;
  const { url, isUndecided, list } = pageAddress(asked);
  request.url = url;
  exchange.list = list;
  if (isUndecided) request.headers[undecidedHeader] = '1';
  // Ours alone.
  if (request.headers['user-agent'] === wholeHeadAgent) delete request.headers['user-agent'];
}
