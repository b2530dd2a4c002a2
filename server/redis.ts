import { Redis } from 'ioredis';
import { StartError, errorCode } from '#server/errors.ts';

/** Timeout of the first connection, in ms. */
const firstAnswer = 5_000;

/**
 * Connects to Redis and waits until it answers. When Redis is unreachable later, commands fail at once
 * instead of waiting; the connection is restored within a second after Redis is back.
 * @throws {StartError} with a one-line message without the password
 */
export async function connectRedis(url: string): Promise<Redis> {
  await requireAnswer(url);
  const redis = new Redis(url, {
    connectTimeout: 800,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  // Callers notice a lost connection by their own commands; /ready reports it to operators.
  redis.on('error', () => undefined);
  return redis;
}

async function requireAnswer(url: string): Promise<void> {
  const probe = new Redis(url, {
    lazyConnect: true,
    connectTimeout: firstAnswer,
    commandTimeout: firstAnswer,
    retryStrategy: () => null,
  });
  let why: unknown = null;
  // This event has the reason; the failed command only reports that the connection is closed.
  probe.on('error', (error) => (why ??= error));
  try {
    await probe.connect();
    await probe.ping();
  } catch (error) {
    throw new StartError(`REDIS_URL: ${whyUnreachable(url, why ?? error)}.`, error);
  } finally {
    probe.disconnect();
  }
}

function whyUnreachable(url: string, error: unknown): string {
  const { host } = new URL(url);
  const message = error instanceof Error ? error.message : '';
  if (/^(?:NOAUTH|WRONGPASS|ERR AUTH|NOPERM)|password/.test(message)) {
    return `Redis at ${host} refuses the user or the password`;
  }
  const code = errorCode(error);
  if (code === 'ENOTFOUND') return `the host ${host} is unknown`;
  return `Redis at ${host} cannot be reached (${code || 'no answer'})`;
}
