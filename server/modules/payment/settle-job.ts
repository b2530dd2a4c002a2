import type { Job } from '#server/jobs/job.ts';
import type { SettleService } from '#server/modules/payment/settle-service.ts';

/** Ms between looks for attempts that are due. */
const every = 5_000;

/** Takes up payments that nobody has judged to the end, or whose result is unknown. */
export const settleJob = ({ judgeDue, batch }: SettleService): Job => ({
  name: 'settle payments',
  every,
  run: async () => ((await judgeDue()) < batch ? 'later' : 'now'),
});
