import { chooseEncoding, encode, encodings, quick } from '#front/encodings.ts';
import type { Exchange } from '#front/exchange.ts';
import { keepPage } from '#front/recent-pages.ts';

/**
 * Encodes a page rendered for one request, and caches it for a few seconds if requested. All its data was read
 * before rendering, so it is complete almost at once; Next writes it in dozens of chunks and flushes each
 * of them, and compressing them one by one took as long as rendering the list.
 */
export async function sendPageOfRequest(exchange: Exchange): Promise<void> {
  const { body: page, request, response } = exchange;
  if (!Buffer.isBuffer(page)) return;
  const encoding = chooseEncoding(request, encodings);
  const body = encoding === undefined ? page : await encode(encoding, page, quick[encoding]);
  // Not earlier: a flush during encoding must still see an unencoded page.
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  keepPage(exchange, body);
  exchange.body = body;
}
