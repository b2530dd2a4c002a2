import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Makes a request's target a path, as everything after this expects (RFC 9112, section 3.2): the absolute form becomes
 * the path in it.
 * @returns the status that answers a request without a path, or with more than one host
 */
export function refusalOf(request: IncomingMessage): 204 | 400 | undefined {
  const { headersDistinct, method, url = '' } = request;
  if ((headersDistinct['host']?.length ?? 0) > 1) return 400;
  if (url.startsWith('/')) return undefined;
  if (url === '*') return method === 'OPTIONS' ? 204 : 400;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 400;
  const { host, pathname, search } = new URL(url);
  request.headers.host = host;
  request.url = pathname + search;
  return undefined;
}

export function refuse(response: ServerResponse, status: 204 | 400): void {
  response.writeHead(status, status === 204 ? { allow: 'GET, HEAD, POST, OPTIONS' } : {}).end();
}
