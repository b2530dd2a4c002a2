import { connection } from 'next/server';
import { listText } from '#components/markdown/list-text.ts';
import { postText } from '#components/markdown/post-text.ts';
import { productText } from '#components/markdown/product-text.ts';
import { loadForTwin } from '#lib/markdown/load.ts';
import { twinOf, twinRoot } from '#lib/markdown/twin.ts';
import { textResponse } from '#lib/seo/text-response.ts';

/** The Markdown twin of a product, a list or a post, for readers that are programs. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { pathname, searchParams: query } = new URL(request.url);
  const { headers } = request;
  const found = await loadForTwin({
    path: pathname.slice(twinRoot.length),
    query,
    visitor: headers.get('x-forwarded-for') ?? '',
    agent: headers.get('user-agent') ?? '',
  });
  if ('refused' in found) {
    const { refused: status, retryAfter } = found;
    return new Response(null, { status, headers: { 'retry-after': retryAfter ?? '5' } });
  }
  if (found.kind === 'missing') return new Response(null, { status: 404 });
  if (found.kind === 'moved') {
    return new Response(null, { status: 308, headers: { location: twinOf(found.path) } });
  }
  const response = textResponse(request, textOf(found), 'text/markdown');
  // Search engines show the page.
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

function textOf(
  found: Exclude<
    Awaited<ReturnType<typeof loadForTwin>>,
    { refused: number } | { kind: 'missing' | 'moved' }
  >,
): string {
  if (found.kind === 'product') return productText(found.product);
  return found.kind === 'post' ? postText(found.post) : listText(found.list);
}
