import { setTimeout } from 'node:timers/promises';
import { paths } from '#lib/contract/paths.ts';
import type { Database } from '#server/db/database.ts';
import type { CallbackFields } from '#server/gateways/gateway.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';
import { asAsked } from '#server/modules/payment/claim.ts';
import type { SettleService } from '#server/modules/payment/settle-service.ts';

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'of' | 'refresh'>;
  readonly settling: Pick<SettleService, 'judge'>;
  readonly logger: JobLogger;
}

/** Ms to wait after each try: no browser brings a callback again by itself. */
const pauses = [500, 2_000, 0] as const;

/** Shoppers coming back from gateways, with fields anybody can forge. */
export function createReturnService({ database, gateways, settling, logger }: Needs) {
  /**
   * Judges the attempt a callback is about, and tries again after a fault of the database.
   * @returns the path of the page that shows the shopper the result
   */
  async function comeBack(gatewayName: string, fields: CallbackFields): Promise<string> {
    const token = fields['a'] ?? '';
    for (const pause of pauses) {
      /* oxlint-disable no-await-in-loop -- One try after the other. */
      try {
        return await judged(gatewayName, token, fields);
      } catch (error) {
        logger.error({ err: error, gateway: gatewayName }, 'A callback was not judged');
        await setTimeout(pause);
      }
      /* oxlint-enable no-await-in-loop */
    }
    return paths.checkoutResult(token);
  }

  async function judged(
    gatewayName: string,
    token: string,
    fields: CallbackFields,
  ): Promise<string> {
    const [attempt] = await database.run(findAttempt, [token]);
    if (!attempt || attempt.gateway !== gatewayName || attempt.gatewayRef === null) {
      return paths.notFound;
    }
    // Another node may have got the key it was made with just now.
    if (!gateways.of(attempt)) await gateways.refresh();
    const gateway = gateways.of(attempt);
    // Until its keys are set again nobody can say what has become of it.
    if (!gateway) return paths.checkoutResult(token);
    const reading = gateway.readCallback(fields, asAsked(attempt));
    if (reading.kind === 'foreign') {
      logger.warn({ event: 'foreign callback', attempt: attempt.id }, reading.said);
    } else {
      await settling.judge(attempt, reading);
    }
    return paths.checkoutResult(token);
  }

  return { comeBack };
}
export type ReturnService = ReturnType<typeof createReturnService>;
