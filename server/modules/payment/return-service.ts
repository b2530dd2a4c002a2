import { paths } from '#lib/contract/paths.ts';
import type { Database } from '#server/db/database.ts';
import type { CallbackFields, Gateway } from '#server/gateways/gateway.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';
import type { SettleService } from '#server/modules/payment/settle-service.ts';

interface Needs {
  readonly database: Database;
  readonly gateways: ReadonlyMap<string, Gateway>;
  readonly settling: Pick<SettleService, 'judge'>;
  readonly logger: JobLogger;
}

/** Shoppers coming back from gateways, with fields anybody can forge. */
export function createReturnService({ database, gateways, settling, logger }: Needs) {
  /**
   * Judges the attempt a callback is about.
   * @returns the path of the page that tells the shopper the result
   */
  async function comeBack(gatewayName: string, fields: CallbackFields): Promise<string> {
    const token = fields['a'] ?? '';
    const attempt = await findAttempt(database.db, token);
    const gateway = gateways.get(gatewayName);
    if (!attempt || !gateway || attempt.gateway !== gatewayName || attempt.gatewayRef === null) {
      return paths.notFound;
    }
    const { id, amount, gatewayRef, callbackRef } = attempt;
    const asked = { amount, merchantRef: id, gatewayRef, callbackRef };
    const reading = gateway.readCallback(fields, asked);
    if (reading.kind === 'foreign') {
      logger.warn({ event: 'foreign callback', attempt: id }, reading.said);
    } else {
      await settling.judge(id, reading);
    }
    return paths.checkoutResult(token);
  }

  return { comeBack };
}
export type ReturnService = ReturnType<typeof createReturnService>;
