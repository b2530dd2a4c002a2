import { cleaningBatch } from '#server/db/statement.ts';
import type { Job } from '#server/jobs/job.ts';

/** In ms. */
const anHour = 3_600_000;
/** Pause between two batches, in ms, so that shoppers come first. */
const breather = 50;

/**
 * Removes rows that outlive their use: at the start and every hour, a batch at a time. Several nodes may do so at
 * once, since each leaves alone the rows another is removing.
 * @param removeSome removes at most a batch; resolves to how many it removed
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
