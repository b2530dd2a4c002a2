import type { Database } from '#server/db/database.ts';
import type { Gateway, Unverified } from '#server/gateways/gateway.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Job, JobLogger } from '#server/jobs/job.ts';
import { findUnverified } from '#server/modules/payment/attempt-queries.ts';
import type { SettleService } from '#server/modules/payment/settle-service.ts';

/** Ms between looks. */
const every = 600_000;
/** Age in ms from which an attempt is looked for: before, its shopper is probably coming back. */
const leastAge = 120_000;

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'all'>;
  readonly settling: Pick<SettleService, 'judge'>;
}

/**
 * Asks gateways that list them for payments nobody verified, and judges those of this shop: they pay their
 * orders, or go back.
 */
export function unverifiedJob({ database, gateways, settling }: Needs): Job {
  async function look(gateway: Gateway, logger: JobLogger): Promise<void> {
    const answer = await gateway.unverified?.();
    if (answer === undefined) return;
    if (answer.kind === 'unknown') {
      logger.warn({ gateway: gateway.name }, answer.said);
      return;
    }
    const listed = new Map(answer.payments.map((each) => [each.gatewayRef, each]));
    const ours = await findUnverified(database.db, gateway.name, [...listed.keys()], leastAge);
    for (const { gatewayRef, ...attempt } of ours) {
      // One after the other: nobody waits for them. One that cannot be judged must not keep the others waiting.
      // oxlint-disable-next-line no-await-in-loop
      await settling.judge(attempt, readingOf(listed.get(gatewayRef))).catch((error: unknown) => {
        logger.error({ err: error, attempt: attempt.id }, 'An unverified payment was not judged');
      });
    }
  }

  return {
    name: 'find unverified payments',
    every,
    async run(logger) {
      await Promise.all(gateways.all().map((each) => look(each, logger)));
      return 'later';
    },
  };
}

/** As if the shopper had come back. */
const readingOf = (listed: Unverified | undefined) =>
  ({
    kind: 'paid',
    callbackRef: null,
    raw: { call: 'unverified', status: 200, body: listed ?? null },
  }) as const;
