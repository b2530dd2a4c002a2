import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFoundPosts } from '#lib/blog/find.ts';
import { foundPosts } from '#lib/blog/found-posts.ts';
import { parsePostsQuery } from '#lib/blog/query.ts';
import type { Refusal } from '#lib/calls/edge-call.ts';
import { paths } from '#lib/contract/paths.ts';
import type { ListRequest } from '#front/page-address.ts';
import { keepOnceMade, nameNow, sendRecent } from '#front/recent-pages.ts';
import { isListKind, type ListAddress, wholeShop } from '#lib/listing/address.ts';
import { readNarrowedList } from '#lib/listing/narrowed-list.ts';
import { narrowedList } from '#lib/listing/narrowed-request.ts';
import { parseListQuery } from '#lib/listing/query.ts';
import { wholeHead } from '#lib/whole-head.ts';

/**
 * A page rendered per request has begun its answer with 200 before it can know better, so its status is
 * found out before Next hears of the request: the list is read here, once, and the page shows what was
 * read. In the middleware this took a request to this server and three to the service.
 */

const waiting = new WeakMap<IncomingMessage, ListRequest>();

/** Has a list's request answered by what `answerLists` has put in place. */
export const holdForList = (request: IncomingMessage, list: ListRequest): unknown =>
  waiting.set(request, list);

/**
 * Puts it in place for every server of this process.
 * @returns what takes it away again
 */
export function answerLists(): () => void {
  const { emit } = Server.prototype;
  const heard = function (this: Server, event: string | symbol, ...args: unknown[]): unknown {
    const goOn = () => Reflect.apply(emit, this, [event, ...args]);
    const [request, response] = args;
    if (event !== 'request' || !(request instanceof IncomingMessage)) return goOn();
    const list = waiting.get(request);
    if (list === undefined || !(response instanceof ServerResponse)) return goOn();
    answer(list, request, response, goOn).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
    return true;
  };
  Object.assign(Server.prototype, { emit: heard });
  return () => void Object.assign(Server.prototype, { emit });
}

async function answer(
  { path, plan }: ListRequest,
  request: IncomingMessage,
  response: ServerResponse,
  goOn: () => void,
): Promise<void> {
  if (plan.kind === 'redirect') return redirect(response, path, plan.query);
  const name = nameNow(`${path}?${plan.query}`);
  if (sendRecent(request, response, name)) return;
  const visitor = String(request.headers['x-forwarded-for']);
  const found = await find(path, new URLSearchParams(plan.query), visitor).catch(
    (error: unknown) => {
      console.error(error);
      return null;
    },
  );
  // Rendering is most of the work, and nobody is there for it any more.
  if (response.destroyed) return;
  if (found === null) return refuse(response, 500, null);
  if ('refused' in found) return refuse(response, found.refused, found.retryAfter);
  if (found.kind === 'moved') return redirect(response, found.path, plan.query);
  if (found.kind === 'missing') {
    request.url = `/not-found${routerKey(request)}`;
    return goOn();
  }
  request.url = `${found.page}${routerKey(request)}`;
  request.headers['user-agent'] = wholeHead;
  keepOnceMade(request, name);
  return found.show(goOn);
}

/** What a request asks for: a page, made at `page` by what was read for it. */
type Found =
  | { kind: 'page'; page: string; show: (goOn: () => void) => void }
  | { kind: 'moved'; path: string }
  | { kind: 'missing' };

async function find(
  path: string,
  params: URLSearchParams,
  visitor: string,
): Promise<Found | Refusal> {
  if (path === paths.blog) {
    const posts = await readFoundPosts(parsePostsQuery(params), visitor);
    if (posts === null) return { kind: 'missing' };
    if ('refused' in posts) return posts;
    const show = (goOn: () => void) => foundPosts.run(posts, goOn);
    return { kind: 'page', page: '/listing/posts/found', show };
  }
  const found = await readNarrowedList(addressOf(path), parseListQuery(params), visitor);
  if (!('kind' in found) || found.kind !== 'list') return found;
  const show = (goOn: () => void) => narrowedList.run(found.loaded, goOn);
  return { kind: 'page', page: '/listing/narrowed', show };
}

/** `/shop`, `/shop/category/{id}/{slug}` or `/shop/brand/{id}/{slug}`. */
function addressOf(path: string): ListAddress {
  const [, , kind = '', id = '', slug = ''] = path.split('/');
  return isListKind(kind) ? { kind, id, slug } : wholeShop;
}

/** What Next's router has put behind the question mark, which the look at the address has kept. */
function routerKey({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
}

/** Keys of others are put back by `repairHead`. */
function redirect(response: ServerResponse, path: string, query: string): void {
  response.statusCode = 308;
  response.setHeader('location', query === '' ? path : `${path}?${query}`);
  response.end();
}

/** The body is the page for failures (front/steps/failed-page.ts). */
function refuse(response: ServerResponse, status: number, retryAfter: string | null): void {
  response.statusCode = status;
  if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
  response.end();
}
