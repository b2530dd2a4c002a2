import { chooseEncoding, encode, encodings, quick } from '#front/encodings.ts';
import type { Exchange } from '#front/exchange.ts';
import { keepPage } from '#front/recent-pages.ts';

/**
 * Encodes a page made for one request, and keeps it for a moment where that is wanted. All it is made of was read
 * before it is rendered, so it is whole a moment after its beginning; Next writes it in dozens of pieces and has each
 * of them flushed, and compressing them took as long as rendering the list.
 */
export async function sendPageOfRequest(exchange: Exchange): Promise<void> {
  const { body: page, request, response } = exchange;
  if (!Buffer.isBuffer(page)) return;
  const encoding = chooseEncoding(request, encodings);
  const body = encoding === undefined ? page : await encode(encoding, page, quick[encoding]);
  // Not before: a flush meanwhile must find the page as it was.
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  keepPage(exchange, body);
  exchange.body = body;
}
