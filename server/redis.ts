import { Redis } from 'ioredis';

/**
 * A connection that says at once when Redis is away, instead of letting requests wait for it, and comes
 * back with it within a second.
 */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 800,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  // Whoever needs Redis learns of its absence by his own call; /ready tells the operator.
  redis.on('error', () => undefined);
  return redis;
}
