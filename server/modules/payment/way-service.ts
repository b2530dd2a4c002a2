import { orderStatuses } from '#lib/contract/codes.ts';
import type { Database } from '#server/db/database.ts';
import type { Way } from '#server/gateways/gateway.ts';
import { readWay } from '#server/modules/payment/attempt-queries.ts';

/** Ways to gateways. */
export function createWayService(database: Database) {
  return {
    /** The way of an attempt whose shopper has not come back, while its order waits for them; null for any other. */
    async wayOf(token: string): Promise<Way | null> {
      const [found] = await database.run(readWay, [token]);
      const isAwaited = found?.state === 'redirected' && found.status === orderStatuses.atGateway;
      return isAwaited ? found.way : null;
    },
  };
}
export type WayService = ReturnType<typeof createWayService>;
