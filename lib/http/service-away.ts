import type { ServerResponse } from 'node:http';
import type { ErrorBody } from '#lib/contract/errors.ts';

const away: ErrorBody = {
  message: 'فروشگاه موقتا در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  code: 'UNAVAILABLE',
};

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
};

/**
 * A call that could not be handed to the service answers 503 in the form of contract §3. Next says 500
 * in plain words, and without a type, which no answer of the service lacks.
 */
export function answerForService(response: ServerResponse): void {
  const { end, writeHead } = response;
  let isAway = false;
  const seemsAway = () => response.statusCode === 500 && !response.hasHeader('content-type');
  const begun = (...args: unknown[]): unknown => {
    isAway = seemsAway();
    return Reflect.apply(writeHead, response, isAway ? [503, headers] : args);
  };
  const ended = (...args: unknown[]): unknown => {
    // Compression has begun the answer by now, but nobody has when it is off.
    if (!response.headersSent && seemsAway()) response.writeHead(500);
    return Reflect.apply(end, response, isAway ? [JSON.stringify(away)] : args);
  };
  Object.assign(response, { end: ended, writeHead: begun });
}
