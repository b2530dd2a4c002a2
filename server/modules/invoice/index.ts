import { invoiceJob } from '#server/modules/invoice/job.ts';
import { createInvoiceService } from '#server/modules/invoice/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function invoice({ database, events }: Base) {
  const invoices = createInvoiceService(database);
  return { services: { invoices }, jobs: [invoiceJob(invoices, events)] } satisfies Module<object>;
}
