import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { storefrontKeyHeader } from '#lib/contract/revalidate.ts';
import { isSame, storefrontKey } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';
import { panelFiles } from '#server/http/panel.ts';
import { storeOn } from '#server/limits/store.ts';
import { networkOf } from '#lib/rules/network.ts';

interface Limits {
  /** Requests per second and address. */
  rateLimit: number;
  revalidateSecret: string;
  /** Shared by all nodes; null: each node counts for itself. */
  redis: Redis | null;
}

/**
 * Limits requests by address. The storefront's own server, identified by its key, makes requests on behalf of
 * all visitors and is not counted. When Redis is unreachable all requests pass: refusing everyone would be
 * worse.
 */
export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  const key = storefrontKey(limits.revalidateSecret);
  await app.register(rateLimit, {
    max: limits.rateLimit,
    timeWindow: 1_000,
    store: storeOn(limits.redis),
    skipOnError: true,
    // One customer has a whole IPv6 network of addresses.
    keyGenerator: ({ ip }) => networkOf(ip),
    // One page of the panel loads many files; they are as static as media.
    allowList: ({ headers, routeOptions }) =>
      routeOptions.url === panelFiles || isSame(String(headers[storefrontKeyHeader] ?? ''), key),
    errorResponseBuilder: () => new ShopError(429, 'TOO_MANY_REQUESTS', httpTexts.tooMany),
  });
}

/** In ms. */
export const [aMinute, aDay] = [60_000, 86_400_000];

/**
 * Limits calls that cost far more than others, in addition to the limit for all calls.
 * @returns counts one request; call it for those that are limited
 * @throws {ShopError} 429 when the network has exceeded the limit
 */
export function limitCostly(
  app: FastifyInstance,
  kind: string,
  { max, timeWindow }: { max: number; timeWindow: number },
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max,
    timeWindow,
    // All limits of this kind share one name in Redis.
    keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const retryAfter = Math.max(1, counted.ttlInSeconds);
    throw new ShopError(429, 'TOO_MANY_REQUESTS', httpTexts.tooMany, { retryAfter });
  };
}
