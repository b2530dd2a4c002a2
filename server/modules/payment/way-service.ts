import type { Database } from '#server/db/database.ts';
import type { Way } from '#server/gateways/gateway.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';

/** Ways to gateways. */
export function createWayService(database: Database) {
  return {
    /** The way of an attempt whose shopper has not come back; null for any other. */
    async wayOf(token: string): Promise<Way | null> {
      const [attempt] = await database.run(findAttempt, [token]);
      return attempt?.state === 'redirected' ? attempt.way : null;
    },
  };
}
export type WayService = ReturnType<typeof createWayService>;
