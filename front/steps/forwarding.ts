import type { Exchange } from '#front/exchange.ts';
import { conditions, policies } from '#front/next-assumptions.ts';
import { isOfService } from '#lib/routes.ts';

/**
 * Appends the peer's address to `X-Forwarded-For`, or the service would count all visitors as one.
 */
export function forwardAddress({ request }: Pick<Exchange, 'request'>): void {
  const forwardedFor = request.headers['x-forwarded-for'];
  const near = request.socket.remoteAddress;
  if (near !== undefined) {
    request.headers['x-forwarded-for'] =
      forwardedFor === undefined ? near : `${String(forwardedFor)}, ${near}`;
  }
}

/** Drops content security policies from the request: they belong in an answer. */
export function dropPolicies({ request }: Exchange): void {
  for (const name of policies) delete request.headers[name];
}

/**
 * Ignores ranges and conditions, so that a page or file of the storefront is sent whole, and HEAD gets the headers of
 * GET. Node sends no body for HEAD. The service supports range requests and handles HEAD itself.
 */
export function askForWhole({ request, response, route }: Exchange): void {
  if (isOfService(route)) return;
  response.setHeader('Accept-Ranges', 'none');
  for (const name of conditions) delete request.headers[name];
  if (request.method === 'HEAD') request.method = 'GET';
}
