import type { Job } from '#server/jobs/job.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';

/** Ms between looks for orders whose time is over. */
const every = 5_000;

/** Cancels orders that were not paid in time, and gives back what they held. */
export const expireJob = ({ expireSome, batch }: CancelService): Job => ({
  name: 'expire orders',
  every,
  run: async () => ((await expireSome()) < batch ? 'later' : 'now'),
});
