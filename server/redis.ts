import { Redis } from 'ioredis';
import { StartError, errorCode } from '#server/errors.ts';

/** How long a Redis may take to answer for the first time, in ms. */
const firstAnswer = 5_000;

/**
 * A connection to a Redis that answers now. Later it says at once when Redis is away, instead of letting
 * requests wait for it, and comes back with it within a second.
 * @throws {StartError} in one line, without the password
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
  // Whoever needs Redis learns of its absence by his own call; /ready tells the operator.
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
  // What ends the connection comes here; the call then only says that it is closed.
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
