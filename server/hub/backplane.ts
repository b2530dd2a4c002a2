import { type Backplane, memoryBackplane } from '#server/signalr/backplane.ts';
import type { HubLogger } from '#server/signalr/options.ts';

/**
 * What carries a hub's records between nodes. Loads the client of Redis only if there is one.
 * @param redisUrl empty when this node is the only one
 * @param prefix names the hub
 */
export async function backplaneOn(
  redisUrl: string,
  prefix: string,
  logger: HubLogger,
): Promise<Backplane> {
  if (!redisUrl) return memoryBackplane();
  const { redisBackplane } = await import('#server/signalr/redis-backplane.ts');
  return redisBackplane({ url: redisUrl, prefix, logger });
}
