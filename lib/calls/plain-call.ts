import type { IncomingHttpHeaders } from 'node:http';
import { defaultApiUrl } from '#lib/service-address.ts';

/** Request timeout in ms. */
const patience = 10_000;

/** Status of the service's refusal, and the seconds after which to retry, if it said so. */
export interface Refusal {
  refused: 429 | 503;
  retryAfter: string | null;
}

/** The service's answer; its body, null if unreadable, is not yet validated. */
export type PlainAnswer = { body: unknown } & ({ status: number; cookies: string[] } | Refusal);

const passed = ['origin', 'sec-fetch-site', 'cookie'] as const;

const passedOn = (from: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    passed.flatMap((name) => {
      const value = from[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/**
 * Calls the service before a page is rendered for one request, without validating what it answers.
 * @param visitor the request's `X-Forwarded-For`: the service limits requests by it
 * @param from headers of the request by which the service judges who asks, and from which site
 * @returns with the cookies that the service sets
 */
export async function askPlainly(
  path: string,
  body: Readonly<Record<string, unknown>>,
  visitor: string,
  from: IncomingHttpHeaders = {},
): Promise<PlainAnswer> {
  const response = await fetch(`${process.env.API_URL || defaultApiUrl}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': visitor,
      ...passedOn(from),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch(() => null);
  if (response === null) return { refused: 503, retryAfter: null, body: null };
  const { status, headers } = response;
  const answered: unknown = await response.json().catch(() => null);
  const retryAfter = headers.get('retry-after');
  if (status === 429) return { refused: 429, retryAfter, body: answered };
  if (status >= 500) return { refused: 503, retryAfter, body: answered };
  return { status, body: answered, cookies: headers.getSetCookie() };
}
