import type { ShopEvents } from '#server/events.ts';
import type { Job } from '#server/jobs/job.ts';
import type { InvoiceService } from '#server/modules/invoice/service.ts';

/** Ms between looks for orders of other nodes. */
const every = 10_000;
/** Ms for which steps are gathered: a number is not needed at once, and looking costs more than numbering. */
const gather = 1_000;

/** Numbers invoices outside the transactions that pay, which would else wait for each other. */
export const invoiceJob = ({ issueSome }: InvoiceService, events: ShopEvents): Job => ({
  name: 'number invoices',
  every,
  gather,
  run: async () => ((await issueSome()) ? 'now' : 'later'),
  wakeOn: (wake) => void events.on('orderChanged', wake),
});
