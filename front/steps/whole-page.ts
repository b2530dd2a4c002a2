import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encode, encodings, quick } from '#front/encodings.ts';
import { keepPage } from '#front/recent-pages.ts';

/** A page made for one request. */
const isOfRequest = (response: ServerResponse): boolean =>
  !response.headersSent &&
  response.statusCode === 200 &&
  !response.hasHeader('content-encoding') &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  String(response.getHeader('cache-control')).includes('no-store');

/** The bytes that `write` or `end` is given, its encoding behind them. */
function bytesOf([piece, encoding]: readonly unknown[]): Buffer[] {
  if (piece instanceof Uint8Array) return [Buffer.from(piece)];
  if (typeof piece !== 'string') return [];
  const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding);
  return [Buffer.from(piece, isNamed ? encoding : 'utf8')];
}

/** What `write` or `end` is to call when it is done. */
const callbacksOf = (args: readonly unknown[]) => args.filter((each) => typeof each === 'function');

/**
 * Sends a page made for one request in one piece. All it is made of was read before it is rendered, so it
 * is whole a moment after its beginning; Next writes it in dozens of pieces and has each of them flushed, of
 * which compressing them took as long as rendering the list.
 */
export function sendWhole(request: IncomingMessage, response: ServerResponse): void {
  const { end, flushHeaders, write } = response;
  const pieces: Buffer[] = [];
  let hasEnded = false;
  const flushed = (): void => {
    if (!isOfRequest(response)) Reflect.apply(flushHeaders, response, []);
  };
  const written = (...args: unknown[]): unknown => {
    if (!isOfRequest(response)) return Reflect.apply(write, response, args);
    pieces.push(...bytesOf(args));
    for (const callback of callbacksOf(args)) process.nextTick(callback);
    return true;
  };
  const endWith = async (page: Buffer, callbacks: readonly unknown[]): Promise<void> => {
    const encoding = chooseEncoding(request, encodings);
    const body = encoding === undefined ? page : await encode(encoding, page, quick[encoding]);
    // Not before: whoever flushes meanwhile finds the page as it was.
    if (encoding !== undefined) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    keepPage(request, response, body);
    Reflect.apply(end, response, [body, ...callbacks]);
  };
  const ended = (...args: unknown[]): unknown => {
    if (pieces.length === 0) return Reflect.apply(end, response, args);
    if (hasEnded) return response;
    hasEnded = true;
    const page = Buffer.concat([...pieces, ...bytesOf(args)]);
    endWith(page, callbacksOf(args)).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
    return response;
  };
  Object.assign(response, { end: ended, flushHeaders: flushed, write: written });
}
