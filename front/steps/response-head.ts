import type { ServerResponse } from 'node:http';
import type { Exchange, Step } from '#front/exchange.ts';
import { keepQuery } from '#front/keep-query.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { currentPolicy, policyNow } from '#front/policy.ts';
import { config } from '#lib/config.ts';
import { isOfService } from '#lib/routes.ts';
import {
  policyHeader,
  referrerOfLink,
  securityHeaders,
  strictTransport,
} from '#lib/security-headers.ts';
import { indexingHeaders } from '#lib/seo/robots.ts';

const always = [...securityHeaders, ...indexingHeaders(config.indexable)];

/**
 * Sets the headers of every answer. Not by `headers()` of `next.config.ts`, which recompiles each value
 * that contains a colon for every request.
 */
export const secure: Step = (exchange) => {
  const policy = isOfService(exchange.route) ? policyNow() : currentPolicy();
  return typeof policy === 'string'
    ? setAlways(exchange, policy)
    : policy.then((read) => setAlways(exchange, read));
};

function setAlways({ request, response, route }: Exchange, policy: string): void {
  // Pages of one person are never cached (contract §1). Next does not overwrite a header that is already set.
  if (route.audience !== undefined) response.setHeader('cache-control', 'private, no-store');
  response.setHeader(policyHeader, policy);
  for (const { key, value } of always) response.setHeader(key, value);
  if (route.audience === 'owner of a link') {
    response.setHeader(referrerOfLink.key, referrerOfLink.value);
  }
  if (request.headers['x-forwarded-proto'] === 'https') {
    response.setHeader(strictTransport.key, strictTransport.value);
  }
}

/**
 * Next writes the headers of a page rendered on demand twice (vercel/next.js#82117): crawlers treat two
 * locations as a broken one, and browsers get each preload twice. A redirect has also lost the
 * query of the request. The account's gate redirects by itself: its query is only for the gate.
 */
export function repairHead({ isLed, requestedUrl, request, response, route }: Exchange): void {
  if (isOfService(route) || route.query === 'any') return;
  const location = firstOf(response, 'location');
  if (location !== undefined && !isLed && !isRouterRequest(request)) {
    response.setHeader('location', keepQuery(location, requestedUrl));
  }
  const link = firstOf(response, 'link');
  if (link !== undefined) response.setHeader('link', link);
}

function firstOf(response: ServerResponse, name: string): string | undefined {
  const written = response.getHeader(name);
  const first = Array.isArray(written) ? written[0] : written;
  return typeof first === 'string' ? first : undefined;
}
