import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { storefrontKeyHeader } from '#lib/contract/revalidate.ts';
import { isSame, storefrontKey } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';
import { storeOn } from '#server/limits/store.ts';
import { networkOf } from '#server/network.ts';

interface Limits {
  /** Requests a second one address may make. */
  rateLimit: number;
  revalidateSecret: string;
  /** Shared by all nodes; null: each counts for itself. */
  redis: Redis | null;
}

/**
 * Counts requests by address. The storefront's own server, known by its key, asks for everybody and
 * is not counted. With Redis gone everybody is let in: a shop that refuses is worse.
 */
export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  const key = storefrontKey(limits.revalidateSecret);
  await app.register(rateLimit, {
    max: limits.rateLimit,
    timeWindow: 1_000,
    store: storeOn(limits.redis),
    skipOnError: true,
    // A customer has as many IPv6 addresses as he likes.
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ headers }) => isSame(String(headers[storefrontKeyHeader] ?? ''), key),
    errorResponseBuilder: () => new ShopError(429, 'TOO_MANY_REQUESTS', httpTexts.tooMany),
  });
}

/** In ms. */
export const [aMinute, aDay] = [60_000, 86_400_000];

/**
 * Counts what costs far more than other calls, beside the count of all by the second.
 * @returns what counts one, to be called for those it concerns
 * @throws {ShopError} 429 when the network has had its share
 */
export function limitCostly(
  app: FastifyInstance,
  kind: string,
  { max, timeWindow }: { max: number; timeWindow: number },
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max,
    timeWindow,
    // Limits of this sort share one name in Redis.
    keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const retryAfter = Math.max(1, counted.ttlInSeconds);
    throw new ShopError(429, 'TOO_MANY_REQUESTS', httpTexts.tooMany, { retryAfter });
  };
}
