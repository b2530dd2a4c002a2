import type { Exchange, Step } from '#front/exchange.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { readSharedList, sharedListOfRequest } from '#lib/favourites/server.ts';
import { sharedListPattern } from '#lib/routes.ts';

/** Reads a shared list before its page is rendered: one that is not shared (any more) answers 404. */
export const readSharedListPage: Step = (exchange) =>
  exchange.route.pattern === sharedListPattern && !isRouterRequest(exchange.request)
    ? read(exchange)
    : undefined;

async function read(exchange: Exchange): Promise<void> {
  const [, , token = ''] = exchange.path.split('/');
  const [, query = ''] = exchange.requestedUrl.split('?');
  const [page] = new URLSearchParams(query).getAll('page');
  const visitor = String(exchange.request.headers['x-forwarded-for']);
  const list = await readSharedList(token, page, visitor);
  if (typeof list === 'number') exchange.status = list;
  exchange.show = (handle) => sharedListOfRequest.run({ list }, handle);
}
