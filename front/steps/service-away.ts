import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { contactOutcomes, contactPath, productPathOf, tellOutcomes } from '#lib/contract/forms.ts';
import { paths } from '#lib/contract/paths.ts';

const away: ErrorBody = {
  message: 'فروشگاه موقتاً در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  code: 'UNAVAILABLE',
};

const awayHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
};

/** Where the plain forms of pages without scripts lead when they failed; paths in lower case. */
const pagesOfForms = new Map<string, (request: IncomingMessage) => string | undefined>([
  ['/api/home/news-letter', () => paths.newsletter('failed')],
  ['/api/home/contact', () => contactPath(contactOutcomes.failed)],
  ['/api/product/tell-when-back', productOf],
]);

/** The product's page, at what it says then. */
function productOf({ headers }: IncomingMessage): string | undefined {
  const path = productPathOf(headers.referer);
  return path === undefined ? undefined : `${path}#${tellOutcomes.failed}`;
}

/** The page for a form that a browser has sent by itself, if there is one. */
function pageOf(request: IncomingMessage): string | undefined {
  const { headers, url = '' } = request;
  const isForm = /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '');
  const [path = ''] = url.toLowerCase().split('?', 1);
  return isForm ? pagesOfForms.get(path.replace(/\/$/, ''))?.(request) : undefined;
}

/**
 * A call that could not be handed to the service answers 503 in the form of contract §3, a form leads to
 * a page. Next says 500 in plain words, and without a type, which no answer of the service lacks.
 */
export function answerForService(request: IncomingMessage, response: ServerResponse): void {
  const page = pageOf(request);
  const said =
    page === undefined
      ? { status: 503, headers: awayHeaders, body: JSON.stringify(away) }
      : { status: 303, headers: { location: page, 'cache-control': 'no-store' }, body: '' };
  const { end, writeHead } = response;
  let isAway = false;
  const seemsAway = () => response.statusCode === 500 && !response.hasHeader('content-type');
  const begun = (...args: unknown[]): unknown => {
    isAway = seemsAway();
    return Reflect.apply(writeHead, response, isAway ? [said.status, said.headers] : args);
  };
  const ended = (...args: unknown[]): unknown => {
    // Compression has begun the answer by now, but nobody has when it is off.
    if (!response.headersSent && seemsAway()) response.writeHead(500);
    return Reflect.apply(end, response, isAway ? [said.body] : args);
  };
  Object.assign(response, { end: ended, writeHead: begun });
}
