import { etagOf, isKnown } from '#lib/text/etag.ts';

/** Seconds caches may keep what is told of pages, which may be gone in a minute. */
export const pagesLife = 30;
/** Texts, which may be withdrawn. */
export const feedLife = 60;
/** What says how the shop is called and what may be read of it. */
export const shopLife = 300;

/**
 * A text for machines in UTF-8; 304 without it for who has it already.
 * @param life seconds caches may keep it
 */
export function textResponse(
  request: Pick<Request, 'headers'>,
  text: string,
  type: string,
  life: number,
): Response {
  const etag = etagOf(text);
  const headers = { etag, 'cache-control': `public, max-age=${life}` };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}
