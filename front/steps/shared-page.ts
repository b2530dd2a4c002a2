import { LRUCache } from 'lru-cache';
import { chooseEncoding, encode, encodings, type Encoding, thorough } from '#front/encodings.ts';
import type { Exchange } from '#front/exchange.ts';
import { withLateScripts } from '#front/late-scripts.ts';
import { isSharedPage } from '#front/next-assumptions.ts';
import { createQueue } from '#front/queue.ts';
import { countUnknown } from '#front/unknown.ts';
import { config } from '#lib/config.ts';
import { etagOf, isKnown } from '#lib/text/etag.ts';

interface PageBody {
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Whether its encodings exist or are queued, which begins with the second request for it. */
  isTaken: boolean;
}

/**
 * Bodies of static pages by their text. Next passes the same string object until a page changes,
 * so that a lookup compares no text. Size in bytes: the text, its bytes, both encodings.
 */
const bodies = new LRUCache<string, PageBody>({
  maxSize: config.encodedPageBytes,
  sizeCalculation: ({ plain }, text) => Math.ceil(text.length * 2 + plain.length * 1.5),
});

/**
 * Encoding a page takes some tenths of a second of one core. A visitor who requests a thousand pages twice must not
 * cause them all to be encoded; a page refused here is compressed while it streams and may be queued the next time.
 */
const takeToEncode = createQueue({ atOnce: 1, waiting: 100 });

/** Files that are already compressed. */
const packed = /\.(?:woff2?|avif|webp|jpe?g|png|mp4)(?:\?|$)/;

/**
 * Sends a static page in the best encoding the client accepts, or 304. A page is requested many times before it
 * changes: its bytes, ETag and encodings are computed once.
 */
export function sendSharedPage(exchange: Exchange): void {
  const { body: text, request, response } = exchange;
  if (typeof text !== 'string' || !isSharedPage(response)) return;
  const body = bodyOf(text, exchange);
  response.setHeader('ETag', body.etag);
  if (isKnown(request.headers['if-none-match'], body.etag)) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    response.removeHeader('content-type');
    exchange.body = undefined;
    return;
  }
  const made = encodings.filter((encoding) => body.encoded[encoding] !== undefined);
  const encoding = chooseEncoding(request, made);
  const encoded = encoding === undefined ? undefined : body.encoded[encoding];
  if (encoding !== undefined && encoded !== undefined) {
    response.setHeader('Content-Encoding', encoding);
  }
  const bytes = encoded ?? body.plain;
  // Next's value is the length before the scripts were rewritten.
  response.setHeader('Content-Length', bytes.length);
  exchange.body = bytes;
}

/** A shared page without an ETag had a form that `sendSharedPage` does not know. */
export function expectSharedText(exchange: Exchange): void {
  const { response } = exchange;
  if (isSharedPage(response) && !response.hasHeader('etag')) {
    countUnknown(exchange, 'a page as one text');
  }
}

/**
 * Adds `Vary` to a 304 as well: the compression middleware sets it only on answers it may compress, and a cache takes
 * over the headers of a 304 (RFC 9110 §15.4.5).
 */
export function varyKnown({ request: { url = '' }, response }: Exchange): void {
  if (response.statusCode === 304 && !packed.test(url)) {
    response.appendHeader('Vary', 'Accept-Encoding');
  }
}

function bodyOf(text: string, exchange: Exchange): PageBody {
  const known = bodies.get(text);
  if (known !== undefined) {
    // Encoding is not worth it for a page that is requested only once.
    if (!known.isTaken) known.isTaken = takeToEncode(() => encodeAll(text, known));
    return known;
  }
  const late = withLateScripts(text);
  if (late === null) countUnknown(exchange, 'the scripts of a page');
  const plain = Buffer.from(late ?? text);
  const body: PageBody = { etag: etagOf(plain), plain, encoded: {}, isTaken: false };
  bodies.set(text, body);
  return body;
}

async function encodeAll(text: string, body: PageBody): Promise<void> {
  // It may have been evicted while it waited.
  if (bodies.peek(text) !== body) return;
  const encoded: PageBody['encoded'] = {};
  for (const encoding of encodings)
    encoded[encoding] = await encode(encoding, body.plain, thorough[encoding]);
  // Published together, so that no client is served a less preferred encoding.
  body.encoded = encoded;
}
