import type { Job } from '#server/jobs/job.ts';
import type { FindService } from '#server/modules/redirect/find-service.ts';

/** Interval between two writes, in ms. */
const every = 10_000;

/** Writes the missing addresses and the hits of redirects that this node has counted. */
export const countJob = ({ writeCounts }: Pick<FindService, 'writeCounts'>): Job => ({
  name: 'missing addresses',
  every,
  async run() {
    await writeCounts();
    return 'later';
  },
  finish: writeCounts,
});
