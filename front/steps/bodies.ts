import type { IncomingMessage } from 'node:http';
import { tooLargeTexts, tooManyBodiesTexts } from '#front/documents/texts.ts';
import { plainDocument } from '#front/documents/plain-document.ts';
import type { Exchange } from '#front/exchange.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { isOfService, type Route } from '#lib/routes.ts';

const longest = 256 * 1024;
/** Longest body of a request, in bytes. */
export const longestBody = ({ mostBytes = longest }: Route): number => mostBytes;
/** Longer bodies are read by turns, in bytes: those of calls and forms are shorter, files are longer. */
const short = 16 * 1024;
/** Whether a body is longer than those of calls and forms, or does not say how long it is. */
export const isLong = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > short;
/**
 * Acts once a body has arrived or its connection is closed. Node says nothing to a request that was answered before its
 * connection closes.
 */
export function whenOver(request: IncomingMessage, act: () => void): void {
  const { socket } = request;
  // It waited behind another request of the connection.
  if (socket.closed) {
    act();
    return;
  }
  const over = (): void => {
    request.off('close', over);
    socket.off('close', over);
    act();
  };
  request.once('close', over);
  socket.once('close', over);
}
/** How long a client may go on sending a refused body, in ms; after that it is cut off. */
const lastWords = 2_000;

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly texts: { readonly title: string; readonly text: string };
  /** In seconds; absent when trying again is of no use. */
  readonly retryAfter?: number;
}
export const tooLarge: Refusal = { status: 413, code: 'TOO_LARGE', texts: tooLargeTexts };
export const tooMany: Refusal = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  texts: tooManyBodiesTexts,
  retryAfter: 5,
};

/** Refuses a body by its announced length, before any of it is read; and one without a length that no step counts. */
export function boundBody(exchange: Exchange): void | 'answered' {
  const { request, route } = exchange;
  const { 'content-length': announced, 'transfer-encoding': coding } = request.headers;
  const isCounted = isOfService(route) || route.form !== undefined;
  if (Number(announced ?? 0) <= longestBody(route) && (coding === undefined || isCounted))
    return undefined;
  refuseBody(exchange, tooLarge);
  return 'answered';
}

/**
 * Refuses a request with a body and closes the connection. What still arrives is dropped for a moment: a client that sends gets to the
 * answer only after it, and would find a broken connection instead.
 */
export function refuseBody(
  { request, response, route }: Exchange,
  { status, code, texts: { title, text }, retryAfter }: Refusal,
): void {
  response.statusCode = status;
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  response.setHeader('connection', 'close');
  response.setHeader('cache-control', 'no-store');
  if (isOfService(route)) {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ message: text, code } satisfies ErrorBody));
  } else {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(plainDocument({ title, body: `<p>${text}</p>`, font: undefined }));
  }
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), lastWords);
  whenOver(request, () => clearTimeout(cut));
}

/** Lets a sender that asks first (`Expect: 100-continue`) go on, once no step refuses its body. */
export function inviteBody({ request, response }: Exchange): void {
  if (request.headers.expect === undefined) return;
  // A client of HTTP/1.0 does not wait.
  if (request.httpVersion !== '1.0') response.writeContinue();
  // The service is not asked again.
  delete request.headers.expect;
}
