import type { Database } from '#server/db/database.ts';
import type { Job } from '#server/jobs/job.ts';
import { openSlots } from '#server/modules/order/slot-queries.ts';

const anHour = 3_600_000;

/** Opens the slots of the coming days. */
export const slotJob = ({ db }: Database): Job => ({
  name: 'open delivery slots',
  every: anHour,
  run: async (logger) => {
    const opened = await openSlots(db);
    if (opened > 0) logger.info({ opened }, 'Opened delivery slots');
    return 'later';
  },
});
