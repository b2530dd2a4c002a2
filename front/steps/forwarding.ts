import type { Exchange } from '#front/exchange.ts';
import { conditions, mostListeners, policies } from '#front/next-assumptions.ts';

/** What the service answers, which knows parts of films and has its own way with HEAD. */
const ofService = /^\/(?:api|media|webClientHub)(?:[/?]|$)/i;

/**
 * Appends the peer's address to what proxies in front have noted. Rewrites to the service forward no address by
 * themselves, and the service would count all visitors as one.
 */
export function forwardAddress({ request }: Pick<Exchange, 'request'>): void {
  const said = request.headers['x-forwarded-for'];
  const near = request.socket.remoteAddress;
  if (near !== undefined) {
    request.headers['x-forwarded-for'] = said === undefined ? near : `${String(said)}, ${near}`;
  }
}

/** Drops policies from the request: a policy belongs to an answer. */
export function dropPolicies({ request }: Exchange): void {
  for (const name of policies) delete request.headers[name];
}

/**
 * Has a page or file of the storefront sent whole, however it is asked for, and HEAD answered with the headers of GET.
 * Node sends HEAD no body.
 */
export function askForWhole({ asked, request, response }: Exchange): void {
  if (ofService.test(asked)) return;
  response.setHeader('Accept-Ranges', 'none');
  for (const name of conditions) delete request.headers[name];
  if (request.method === 'HEAD') request.method = 'GET';
}

/** Keeps Node from warning of a leak. */
export function allowListeners({ response }: Exchange): void {
  response.setMaxListeners(mostListeners);
}
