import { cleaningBatch } from '#server/db/statement.ts';
import type { Job } from '#server/jobs/job.ts';

const anHour = 3_600_000;
/** Pause between two batches, in ms, so that requests have priority. */
const breather = 50;

/**
 * Deletes expired rows at the start and every hour, batch by batch. Several nodes may do so at once: each
 * skips the rows another is deleting.
 * @param removeSome deletes at most one batch; resolves to the number of rows
 */
export function cleanUp(what: string, removeSome: () => Promise<number>): Job {
  let removed = 0;
  return {
    name: `clean up ${what}`,
    every: anHour,
    lane: 'clean up',
    async run(logger) {
      const count = await removeSome();
      removed += count;
      if (count >= cleaningBatch) return breather;
      if (removed > 0) logger.info({ removed }, 'Cleaned up');
      removed = 0;
      return 'later';
    },
  };
}
