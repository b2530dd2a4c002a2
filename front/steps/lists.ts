import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange, Step } from '#front/exchange.ts';
import { askForWholeHead, routerKey } from '#front/next-assumptions.ts';
import { listOf } from '#front/keep-query.ts';
import { keyOf, type ListRequest } from '#front/page-address.ts';
import { keepOnceMade, nameNow, sendRecent } from '#front/recent-pages.ts';
import { readFoundPosts } from '#lib/blog/find.ts';
import { foundPosts } from '#lib/blog/found-posts.ts';
import { parsePostsQuery } from '#lib/blog/query.ts';
import { askPlainly, type Refusal } from '#lib/calls/plain-call.ts';
import { parseCompareQuery } from '#lib/compare/query.ts';
import { paths } from '#lib/contract/paths.ts';
import { isListKind, type ListAddress, wholeShop } from '#lib/listing/address.ts';
import { readNarrowedList } from '#lib/listing/narrowed-list.ts';
import { narrowedList } from '#lib/listing/narrowed-request.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';

/**
 * A page rendered per request sends status 200 before it has read its data, so the status is decided before Next
 * handles the request: the list is read here, once, and the page shows that data. In the middleware this took a request
 * to this server and three to the service.
 */
export const answerList: Step = (exchange) =>
  exchange.list === undefined ? undefined : answer(exchange, exchange.list);

async function answer(exchange: Exchange, { path, plan }: ListRequest): Promise<void | 'answered'> {
  const { request, response } = exchange;
  if (plan.kind === 'redirect') return redirect(response, path, plan.query);
  // Whoever narrows a landing page further leaves it.
  const list = listOf(path);
  if (list !== path) return redirect(response, list, plan.query);
  const name = nameNow(`${path}?${plan.query}`);
  if (sendRecent(exchange, name)) return 'answered';
  const visitor = String(request.headers['x-forwarded-for']);
  const asker = { visitor, agent: String(request.headers['user-agent'] ?? '') };
  const found = await find(path, new URLSearchParams(plan.query), asker).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  // The visitor has disconnected, and rendering is most of the work.
  if (response.destroyed) return 'answered';
  if (found === null) return refuse(response, 500, null);
  if ('refused' in found) return refuse(response, found.refused, found.retryAfter);
  if (found.kind === 'moved') return redirect(response, found.path, found.query ?? plan.query);
  if (found.kind === 'missing') {
    request.url = `/not-found${routerQuery(request)}`;
    return undefined;
  }
  askForWholeHead(request);
  if (found.kind === 'page') {
    request.url = `${found.page}${routerQuery(request)}`;
    exchange.show = found.show;
    keepOnceMade(exchange, name);
  }
  return undefined;
}

/** Outcome: a page rendered at `page` from the data that was read, or a comparison, which reads its own data. */
type Found =
  | { kind: 'page'; page: string; show: Exchange['show'] }
  | { kind: 'comparison' }
  | { kind: 'moved'; path: string; query?: string }
  | { kind: 'missing' };

interface Asker {
  /** The request's `X-Forwarded-For`, and its user agent. */
  readonly visitor: string;
  readonly agent: string;
}

async function find(
  path: string,
  params: URLSearchParams,
  { visitor, agent }: Asker,
): Promise<Found | Refusal> {
  if (path === paths.compare) return findComparison(params, visitor);
  if (path === paths.blog) {
    const posts = await readFoundPosts(parsePostsQuery(params), visitor);
    if (posts === null) return { kind: 'missing' };
    if ('refused' in posts) return posts;
    const show: Exchange['show'] = (handle) => foundPosts.run(posts, handle);
    return { kind: 'page', page: '/listing/posts/found', show };
  }
  const found = await readNarrowedList(addressOf(path), parseListQuery(params), visitor, agent);
  if (!('kind' in found) || found.kind !== 'list') return found;
  const show: Exchange['show'] = (handle) => narrowedList.run(found.loaded, handle);
  return { kind: 'page', page: '/listing/narrowed', show };
}

/** A comparison whose products are all missing answers 404; an empty one explains how to begin. */
async function findComparison(params: URLSearchParams, visitor: string): Promise<Found | Refusal> {
  const { ids } = parseCompareQuery(params);
  if (ids.length === 0) return { kind: 'comparison' };
  const answered = await askPlainly('Product/Get-Compare', { ids }, visitor);
  if ('refused' in answered) return answered;
  return answered.status === 404 ? { kind: 'missing' } : { kind: 'comparison' };
}

/** `/shop`, `/shop/category/{id}/{slug}` or `/shop/brand/{id}/{slug}`. */
function addressOf(path: string): ListAddress {
  const [, , kind = '', id = '', slug = ''] = path.split('/');
  return isListKind(kind) ? { kind, id, slug } : wholeShop;
}

/** The query parameters that Next's router has added. */
function routerQuery({ url = '' }: IncomingMessage): string {
  const [, query = ''] = url.split('?');
  const pieces = query.split('&').filter((piece) => keyOf(piece) === routerKey);
  return pieces.length === 0 ? '' : `?${pieces.join('&')}`;
}

/** `repairHead` adds unknown query keys again. */
function redirect(response: ServerResponse, path: string, query: string): 'answered' {
  response.statusCode = 308;
  response.setHeader('location', query === '' ? path : `${path}?${query}`);
  response.end();
  return 'answered';
}

/** `replaceFailedPage` adds the body (front/steps/failed-page.ts). */
function refuse(response: ServerResponse, status: number, retryAfter: string | null): 'answered' {
  response.statusCode = status;
  if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
  response.end();
  return 'answered';
}
