import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a browser loads a document, rather than a part of one, a picture or a call. */
const wantsPage = ({ headers, method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['rsc'] === undefined &&
  String(headers['accept']).includes('text/html') &&
  !/^\/(?:api|media|_next)\//i.test(url);

/** The font Next preloads, by the header it sends for it. */
function fontOf(response: ServerResponse): string | undefined {
  const link = [response.getHeader('link')].flat().join();
  return /<([^<>"']+\.woff2)>/.exec(link)?.[1];
}

function announce(response: ServerResponse, length: number): void {
  for (const name of ['content-encoding', 'etag', 'link']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', length);
  response.setHeader('cache-control', 'no-store');
}

type MakePage = (font: string | undefined) => string;

/**
 * Answers 500 with a page of its own. Next's has an empty body that its scripts are to fill, so that
 * nothing at all is seen without them, or when loading them fails with the rest.
 */
function answerForPage(response: ServerResponse, makePage: MakePage): void {
  const { end, write, writeHead } = response;
  let page: string | undefined;
  const begun = (...args: unknown[]): unknown => {
    const [status = response.statusCode] = args;
    if (status !== 500) return Reflect.apply(writeHead, response, args);
    page = makePage(fontOf(response));
    announce(response, Buffer.byteLength(page));
    return Reflect.apply(writeHead, response, [500]);
  };
  const written = (...args: unknown[]): unknown => {
    if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
    return page === undefined ? Reflect.apply(write, response, args) : true;
  };
  const ended = (...args: unknown[]): unknown => {
    // Compression has begun the answer by now, but nobody has when it is off.
    if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
    return Reflect.apply(end, response, page === undefined ? args : [page]);
  };
  Object.assign(response, { end: ended, write: written, writeHead: begun });
}

/** Puts `makePage` in the place of Next's page for failures, on every server of this process. */
export function answerFailedPages(makePage: MakePage): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    if (wantsPage(request)) answerForPage(response, makePage);
  });
}
