import type { IncomingMessage } from 'node:http';
import { BodyBound } from '#front/body-bound.ts';
import type { Exchange } from '#front/exchange.ts';
import { tidyPath } from '#front/page-address.ts';
import { breakOff, passOn } from '#front/service-proxy.ts';
import { longestBody, refuseBody, tooLarge } from '#front/steps/bodies.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import {
  contactOutcomes,
  contactPath,
  productPathOf,
  stockAlertOutcomes,
} from '#lib/contract/forms.ts';
import { paths } from '#lib/contract/paths.ts';
import { publicConfig } from '#lib/public-config.ts';
import { isOfService, type Route, routeOf } from '#lib/routes.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const away: ErrorBody = {
  message: 'فروشگاه موقتاً در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  code: 'UNAVAILABLE',
};

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Names the visitor's basket in a header: calls without a body have no other place for it (contract §3). */
function nameBasket(request: IncomingMessage): void {
  const guid = cookieOf(request, publicConfig.guidCookie);
  if (guid !== undefined && uuid.test(guid)) request.headers['x-guid'] ??= guid;
}

/** Answers what the service answers: calls, pictures, the hub's negotiation. */
export function askService(exchange: Exchange): void | 'answered' {
  const { request, requestedUrl, response, route } = exchange;
  if (!isOfService(route)) return undefined;
  if (route.madeBy === 'service call' && !route.isBasketByPage) nameBasket(request);
  let isExceeded = false;
  const body = new BodyBound(longestBody(route), () => {
    isExceeded = true;
    breakOff(request);
    // The service may have answered without reading it.
    if (response.headersSent) request.socket.destroy();
    else refuseBody(exchange, tooLarge);
  });
  passOn(request, response, requestedUrl, request.pipe(body), () => {
    if (isExceeded) return;
    if (response.headersSent) response.destroy();
    else answerAway(exchange);
  });
  return 'answered';
}

/** Redirect targets of plain forms (without scripts) that failed. */
const pagesOfForms = new Map<Route['form'], (request: IncomingMessage) => string | undefined>([
  ['newsletter', () => paths.newsletter('failed')],
  ['contact', () => contactPath(contactOutcomes.failed)],
  ['stock alert', productOf],
]);

/** The product's page, at the text for a failed form. */
function productOf({ headers }: IncomingMessage): string | undefined {
  const path = productPathOf(headers.referer);
  return path === undefined ? undefined : `${path}#${stockAlertOutcomes.failed}`;
}

/** Redirect target of a form that was sent without scripts, if there is one. */
function pageOf({ path, request }: Exchange): string | undefined {
  const isForm = /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');
  const { form } = routeOf(tidyPath(path));
  return isForm ? pagesOfForms.get(form)?.(request) : undefined;
}

/** Answers for a service that could not be reached: 503 in the format of all errors; a plain form is led to a page. */
function answerAway(exchange: Exchange): void {
  const { response } = exchange;
  response.setHeader('cache-control', 'no-store');
  const page = pageOf(exchange);
  if (page === undefined) {
    response.statusCode = 503;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('retry-after', '5');
    response.end(JSON.stringify(away));
  } else {
    response.statusCode = 303;
    response.setHeader('location', page);
    response.end();
  }
}
