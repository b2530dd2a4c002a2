import type { ServerResponse } from 'node:http';
import type { Exchange } from '#front/exchange.ts';
import { keepQuery } from '#front/keep-query.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { config } from '#lib/config.ts';
import { publicConfig } from '#lib/public-config.ts';
import { isOfService } from '#lib/routes.ts';
import { securityHeaders, strictTransport } from '#lib/security-headers.ts';
import { indexingHeaders } from '#lib/seo/robots.ts';

const always = [
  ...securityHeaders({ ...publicConfig, badgeHosts: config.badgeHosts }),
  ...indexingHeaders(config.indexable),
];

/**
 * Sets the headers of every answer. Not by `headers()` of `next.config.ts`, which recompiles each value
 * that contains a colon for every request.
 */
export function secure({ request, response, route }: Exchange): void {
  // Pages of one person are never cached (contract §1). Next does not overwrite a header that is already set.
  if (route.audience !== undefined) response.setHeader('cache-control', 'private, no-store');
  for (const { key, value } of always) response.setHeader(key, value);
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
