import type { ServerResponse } from 'node:http';

/** For how long a shared cache may go on saying that there is nothing, in seconds. */
const longest = 60;

/** What stands in the answer of a soft navigation to such a page, whose status is 200. */
const softly = '"NEXT_HTTP_ERROR_FALLBACK;404"';

/** How Next tells crawlers that a page is none. */
const noindex = '<meta name="robots" content="noindex"/>';

/**
 * Next says it once for the error that makes a page a 404, and again when it makes the page anew behind
 * the answer of the old one, for it starts with that answer's status.
 */
export function saidOnce(html: string): string {
  const first = html.indexOf(noindex);
  if (first === -1) return html;
  const rest = first + noindex.length;
  return html.slice(0, rest) + html.slice(rest).replaceAll(noindex, '');
}

/** What is not there may be there in a minute; caches were allowed the same hour as for pages. */
function shorten(response: ServerResponse): void {
  const said = String(response.getHeader('cache-control'));
  if (said.startsWith('s-maxage')) response.setHeader('cache-control', `s-maxage=${longest}`);
}

const isOf = (type: string, response: ServerResponse): boolean =>
  !response.headersSent && String(response.getHeader('content-type')).startsWith(type);

const isRefusedPage = (response: ServerResponse): boolean =>
  isOf('text/html', response) && (response.statusCode === 404 || response.statusCode === 403);

/** Next writes in one piece what it has kept. */
const isSoftlyMissing = (response: ServerResponse, piece: unknown): boolean =>
  piece instanceof Uint8Array &&
  isOf('text/x-component', response) &&
  Buffer.from(piece.buffer, piece.byteOffset, piece.length).includes(softly);

/** Mends what Next answers where nothing is: how long it is kept, and how often it says noindex. */
export function mendMissing(response: ServerResponse): void {
  const { end, flushHeaders, write, writeHead } = response;
  const begun = (...args: unknown[]): unknown => {
    const [status = response.statusCode] = args;
    if (status === 404) shorten(response);
    return Reflect.apply(writeHead, response, args);
  };
  const flushed = (): void => {
    // Their first piece, which comes at once, says what they are.
    if (!isOf('text/x-component', response)) Reflect.apply(flushHeaders, response, []);
  };
  const written = (...args: unknown[]): unknown => {
    if (isSoftlyMissing(response, args[0])) shorten(response);
    return Reflect.apply(write, response, args);
  };
  const ended = (...args: unknown[]): unknown => {
    const [text] = args;
    if (typeof text !== 'string' || !isRefusedPage(response)) {
      return Reflect.apply(end, response, args);
    }
    const page = saidOnce(text);
    response.setHeader('content-length', Buffer.byteLength(page));
    return Reflect.apply(end, response, [page]);
  };
  Object.assign(response, {
    end: ended,
    flushHeaders: flushed,
    write: written,
    writeHead: begun,
  });
}
