import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { config } from '#lib/config.ts';
import { chooseEncoding, encode, encodings, type Encoding, thorough } from '#front/encodings.ts';
import { withLateScripts } from '#front/late-scripts.ts';
import { etagOf, isKnown } from '#lib/http/etag.ts';
import { createQueue } from '#front/queue.ts';

interface PageBody {
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Whether its encodings are made or will be: not before it has been asked for a second time. */
  isTaken: boolean;
}

/**
 * Bodies of static pages by their text. Next hands over the very same string as long as a page stays
 * as it is, so that finding it compares no text. Size in bytes: the text, its bytes, both encodings.
 */
const bodies = new LRUCache<string, PageBody>({
  maxSize: config.encodedPageBytes,
  sizeCalculation: ({ plain }, text) => Math.ceil(text.length * 2 + plain.length * 1.5),
});

/**
 * A page takes some tenths of a second of one core. Somebody who asks for a thousand pages twice must not
 * have them all; a page that is not taken is compressed as it streams and has its chance the next time.
 */
const takeToEncode = createQueue({ atOnce: 1, waiting: 100 });

/** Files whose bytes are packed as they are. */
const packed = /\.(?:woff2?|avif|webp|jpe?g|png|mp4)(?:\?|$)/;

const compress = compression();

/**
 * Sends what this answer will hold in the best encoding the visitor takes. The page of a shop is asked
 * for many times before it changes: its bytes, ETag and encodings are made once. Everything else is
 * encoded as it streams.
 */
export function encodeBody(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => {});
  const { end } = response;
  const ended = (...args: unknown[]): unknown => {
    const [text] = args;
    if (isKnownFile(request, response)) varyByEncoding(response);
    const isShared = isSharedPage(response);
    if (typeof text !== 'string' || !isShared) return Reflect.apply(end, response, args);
    return Reflect.apply(end, response, [pageBytes(request, response, text)]);
  };
  Object.assign(response, { end: ended });
}

/** A page that caches may keep: the same bytes for everybody. */
const isSharedPage = (response: ServerResponse): boolean =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('cache-control')).startsWith('s-maxage') &&
  String(response.getHeader('content-type')).startsWith('text/html');

/** A visitor who has the file already, of whatever encoding. */
const isKnownFile = ({ url = '' }: IncomingMessage, response: ServerResponse): boolean =>
  response.statusCode === 304 && !response.headersSent && !packed.test(url);

/** Compression says so of what it looks at only; a cache takes over what a 304 says (RFC 9110 §15.4.5). */
const varyByEncoding = (response: ServerResponse): unknown =>
  response.appendHeader('Vary', 'Accept-Encoding');

/** Sets the headers that go with the bytes; none when the visitor has them already. */
function pageBytes(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
): Buffer | undefined {
  const body = bodyOf(text);
  response.setHeader('ETag', body.etag);
  if (isKnown(request.headers['if-none-match'], body.etag)) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    response.removeHeader('content-type');
    varyByEncoding(response);
    return undefined;
  }
  const made = encodings.filter((encoding) => body.encoded[encoding] !== undefined);
  const encoding = chooseEncoding(request, made);
  const encoded = encoding === undefined ? undefined : body.encoded[encoding];
  if (encoding !== undefined && encoded !== undefined) {
    response.setHeader('Content-Encoding', encoding);
  }
  const bytes = encoded ?? body.plain;
  // Next has counted the text, whose scripts are written otherwise by now.
  response.setHeader('Content-Length', bytes.length);
  return bytes;
}

function bodyOf(text: string): PageBody {
  const known = bodies.get(text);
  if (known !== undefined) {
    // A page nobody asks for again is not worth the work.
    if (!known.isTaken) known.isTaken = takeToEncode(() => encodeAll(text, known));
    return known;
  }
  const plain = Buffer.from(withLateScripts(text));
  const body: PageBody = { etag: etagOf(plain), plain, encoded: {}, isTaken: false };
  bodies.set(text, body);
  return body;
}

async function encodeAll(text: string, body: PageBody): Promise<void> {
  // It may have been pushed out while it waited.
  if (bodies.peek(text) !== body) return;
  const encoded: PageBody['encoded'] = {};
  for (const encoding of encodings)
    encoded[encoding] = await encode(encoding, body.plain, thorough[encoding]);
  // All at once: nobody gets what he likes less because it was made first.
  body.encoded = encoded;
}
