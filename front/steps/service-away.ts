import type { IncomingMessage } from 'node:http';
import type { Exchange } from '#front/exchange.ts';
import { isFailedRewrite } from '#front/next-assumptions.ts';
import { tidyPath } from '#front/page-address.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { contactOutcomes, contactPath, productPathOf, tellOutcomes } from '#lib/contract/forms.ts';
import { paths } from '#lib/contract/paths.ts';
import { type Route, routeOf } from '#lib/routes.ts';

const away: ErrorBody = {
  message: 'فروشگاه موقتاً در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  code: 'UNAVAILABLE',
};

/** Redirect targets of plain forms (without scripts) that failed. */
const pagesOfForms = new Map<Route['form'], (request: IncomingMessage) => string | undefined>([
  ['newsletter', () => paths.newsletter('failed')],
  ['contact', () => contactPath(contactOutcomes.failed)],
  ['tell when back', productOf],
]);

/** The product's page, at the text for a failed form. */
function productOf({ headers }: IncomingMessage): string | undefined {
  const path = productPathOf(headers.referer);
  return path === undefined ? undefined : `${path}#${tellOutcomes.failed}`;
}

/** Redirect target of a form that was sent without scripts, if there is one. */
function pageOf({ path, request }: Exchange): string | undefined {
  const isForm = /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');
  const { form } = routeOf(tidyPath(path));
  return isForm ? pagesOfForms.get(form)?.(request) : undefined;
}

/**
 * Answers a call that did not reach the service with 503 in the format of all errors; a plain form is redirected to a
 * page. Next's own answer is 500 as plain text.
 */
export function answerForService(exchange: Exchange): void {
  const { response, route } = exchange;
  if (route.madeBy !== 'service call' || !isFailedRewrite(response)) return;
  response.setHeader('cache-control', 'no-store');
  response.removeHeader('content-length');
  const page = pageOf(exchange);
  if (page === undefined) {
    response.statusCode = 503;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('retry-after', '5');
    exchange.instead = JSON.stringify(away);
  } else {
    response.statusCode = 303;
    response.setHeader('location', page);
    exchange.instead = '';
  }
}
