import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encode, encodings, quick } from '#lib/http/encodings.ts';
import { keepPage } from '#lib/http/recent-pages.ts';

/** A page made for one request. */
const isOfRequest = (response: ServerResponse): boolean =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  String(response.getHeader('cache-control')).includes('no-store');

/**
 * Sends a page made for one request in one piece. All it is made of was read before it is rendered, so it
 * is whole a moment after its beginning; Next writes it in dozens of pieces and has each of them flushed, of
 * which compressing them took as long as rendering the list.
 */
export function sendWhole(request: IncomingMessage, response: ServerResponse): void {
  const { end, flushHeaders, write } = response;
  const pieces: Buffer[] = [];
  const flushed = (): void => {
    if (!isOfRequest(response)) Reflect.apply(flushHeaders, response, []);
  };
  const written = (...args: unknown[]): unknown => {
    const [piece] = args;
    if (!isOfRequest(response)) return Reflect.apply(write, response, args);
    if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
    else pieces.push(Buffer.from(String(piece)));
    return true;
  };
  const endWith = async (page: Buffer): Promise<void> => {
    const body = await encoded(request, response, page);
    response.setHeader('content-length', body.length);
    keepPage(request, response, body);
    Reflect.apply(end, response, [body]);
  };
  const ended = (...args: unknown[]): unknown => {
    if (pieces.length === 0) return Reflect.apply(end, response, args);
    void endWith(Buffer.concat(pieces));
    return response;
  };
  Object.assign(response, { end: ended, flushHeaders: flushed, write: written });
}

/** Says in the head how the page is written. */
async function encoded(
  request: IncomingMessage,
  response: ServerResponse,
  page: Buffer,
): Promise<Buffer> {
  const encoding = chooseEncoding(request, encodings);
  if (encoding === undefined) return page;
  response.setHeader('content-encoding', encoding);
  return encode(encoding, page, quick[encoding]);
}
