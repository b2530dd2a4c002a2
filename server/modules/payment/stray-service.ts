import type { Database } from '#server/db/database.ts';
import type { Outcome } from '#server/gateways/gateway.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Job, JobLogger } from '#server/jobs/job.ts';
import { lease } from '#server/modules/payment/backoff.ts';
import { type Stray, claimStrays, noteStray } from '#server/modules/payment/stray-queries.ts';

const batch = 10;
/** Ms between looks, and before one the gateway gave no clear answer about is tried again. */
const every = 30_000;
const later = 300_000;
/** Ms after which a gateway that gives no clear answer is not asked any more: staff look it up there. */
const longest = 86_400_000;

/**
 * Gives back money that pays no order, at gateways that can reverse a payment at once. What they refuse or
 * cannot do is left to staff.
 */
export function strayJob(
  database: Database,
  gateways: Pick<GatewayShelf, 'of'>,
  logger: Pick<JobLogger, 'error'>,
): Job {
  async function giveBack(stray: Stray): Promise<void> {
    const { attemptId, gateway, keyId, age, ...attempt } = stray;
    const answer = await gateways.of({ gateway, keyId })?.reverse?.(attempt);
    await noteStray(database.db, attemptId, judged(answer, age));
    if (answer?.kind === 'refused') {
      logger.error({ event: 'stray payment', attempt: attemptId }, answer.said);
    }
  }

  /** It is taken up again after its lease, and must not keep others waiting. */
  function failed({ attemptId }: Stray, error: unknown): void {
    logger.error({ err: error, attempt: attemptId }, 'A stray payment was not given back');
  }

  return {
    name: 'give back stray payments',
    every,
    async run() {
      const strays = await claimStrays(database.db, batch, lease);
      await Promise.all(
        strays.map((stray) => giveBack(stray).catch((error: unknown) => failed(stray, error))),
      );
      return strays.length < batch ? 'later' : 'now';
    },
  };
}

function judged(answer: Outcome | undefined, age: number) {
  if (answer === undefined) {
    return { isSettled: false, what: 'the gateway cannot reverse', dueIn: null };
  }
  if (answer.kind === 'refused' || answer.kind === 'unknown') {
    const dueIn = answer.kind === 'unknown' && age < longest ? later : null;
    return { isSettled: false, what: answer.said, dueIn };
  }
  return { isSettled: true, what: 'reversed', dueIn: null };
}
