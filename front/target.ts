import type { IncomingMessage, ServerResponse } from 'node:http';

type Refusal = 204 | 400 | 405;

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const allow = methods.join(', ');
/** A segment that means this folder or the one above, as it is or encoded: browsers resolve them before they ask. */
const dots = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Only POST carries a body: what passes a request on need not agree with others about the body of another. */
const isBodyStray = ({ headers, method }: IncomingMessage): boolean =>
  method !== 'POST' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Makes a request's target a path, as everything after this expects (RFC 9112, section 3.2): the absolute form becomes
 * the path in it.
 * @returns the status that answers a request without such a path, of another method, or whose head has two readings
 */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { headersDistinct, method = '' } = request;
  if (!methods.includes(method)) return 405;
  if ((headersDistinct['host']?.length ?? 0) > 1 || isBodyStray(request)) return 400;
  return becomePath(request);
}

function becomePath(request: IncomingMessage): 204 | 400 | undefined {
  const { method, url = '' } = request;
  if (url.startsWith('/')) return dots.test(url.split('?', 1)[0] ?? '') ? 400 : undefined;
  if (url === '*') return method === 'OPTIONS' ? 204 : 400;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 400;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = pathname + search;
  return undefined;
}

export function refuse(response: ServerResponse, status: Refusal): void {
  response.writeHead(status, status === 400 ? { connection: 'close' } : { allow }).end();
}
