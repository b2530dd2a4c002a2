import type { Database } from '#server/db/database.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Job } from '#server/jobs/job.ts';
import { countWaiting } from '#server/modules/payment/left-desk-queries.ts';

const aDay = 86_400_000;

/** Warns at the start, and daily, of payments and refunds whose gateway was taken out of the settings. */
export const missingJob = (database: Database, gateways: Pick<GatewayShelf, 'askable'>): Job => ({
  name: 'warn of gateways that are not set',
  every: aDay,
  async run(logger) {
    const waiting = await countWaiting(database.db, gateways.askable());
    for (const { gateway, attempts, refunds } of waiting) {
      logger.warn(
        { event: 'gateway not set', gateway, attempts, refunds },
        `${attempts} payments and ${refunds} refunds wait for the gateway ${gateway}, which has no keys any more. Set ` +
          'them again, or settle the payments by Admin/Settle-Payment and Admin/Settle-Refund.',
      );
    }
    return 'later';
  },
});
