import type { Exchange } from '#front/exchange.ts';
import {
  isHtml,
  isRouterRequest,
  redirectTarget,
  routerHeaders,
  routerKey,
} from '#front/next-assumptions.ts';
import { keyOf } from '#front/page-address.ts';
import { countUnknown } from '#front/unknown.ts';
import { routeOf } from '#lib/routes.ts';

/** A path of this site. */
const own = /^\/(?!\/)/;

/**
 * A cached page that has become a redirect is rendered after its old version was sent, and Next stores the head of
 * that answer with it: no location, or the former one. The document itself names its current target.
 */
export function correctLocation(exchange: Exchange): void {
  const { body, response } = exchange;
  const isMoved = response.statusCode === 308 || response.statusCode === 307;
  if (!isMoved || typeof body !== 'string') return;
  const target = redirectTarget(body);
  if (target !== null && own.test(target)) response.setHeader('location', target);
  if (!isHtml(response)) return;
  if (target === null) countUnknown(exchange, 'the target of a redirect');
  if (!response.hasHeader('location')) return;
  // What Next sends with it is the page of an error, which nobody sees.
  exchange.body = '';
  response.removeHeader('content-type');
  response.setHeader('content-length', 0);
}

/**
 * A request of the router whose `_rsc` does not suit its headers is redirected by Next to one that does, at the address
 * Next knows: the internal one, which is 404 from outside. It is led to its own address instead.
 */
export function keepAddress({ request, requestedUrl, response }: Exchange): void {
  if (response.statusCode !== 307 || !isRouterRequest(request)) return;
  const [path = '', wanted = routerKey] = String(response.getHeader('location')).split('?');
  if (!routeOf(path).isInside) return;
  const [asked = '', query = ''] = requestedUrl.split('?');
  const pieces = query.split('&').filter((piece) => piece !== '' && keyOf(piece) !== routerKey);
  response.setHeader('location', `${asked}?${[...pieces, wanted].join('&')}`);
  response.setHeader('vary', routerHeaders);
}
