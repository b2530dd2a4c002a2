import type { Database } from '#server/db/database.ts';
import type { Gateway } from '#server/gateways/gateway.ts';
import type { Job } from '#server/jobs/job.ts';
import { countWaiting } from '#server/modules/payment/left-desk-queries.ts';

const aDay = 86_400_000;

/** Warns at the start, and daily, of payments and refunds whose gateway was taken out of the settings. */
export const missingJob = (database: Database, gateways: ReadonlyMap<string, Gateway>): Job => ({
  name: 'warn of gateways that are not set',
  every: aDay,
  async run(logger) {
    for (const { gateway, attempts, refunds } of await countWaiting(database.db, [
      ...gateways.keys(),
    ])) {
      logger.warn(
        { event: 'gateway not set', gateway, attempts, refunds },
        `${attempts} payments and ${refunds} refunds wait for the gateway ${gateway}, which PAYMENT_GATEWAYS does ` +
          'not name. Name it again, or settle them by Admin/Settle-Payment and Admin/Settle-Refund.',
      );
    }
    return 'later';
  },
});
