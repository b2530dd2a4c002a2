import { etagOf, isKnown } from '#lib/text/etag.ts';
import { routeOf } from '#lib/routes.ts';

/** A text for machines in UTF-8, kept by caches as long as its route says; 304 for a client that has it already. */
export function textResponse(
  request: Pick<Request, 'headers' | 'url'>,
  text: string,
  type: string,
): Response {
  const { seconds = 0 } = routeOf(new URL(request.url).pathname);
  const etag = etagOf(text);
  const headers = { etag, 'cache-control': `public, max-age=${seconds}` };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}
