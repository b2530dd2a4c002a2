import type { Database } from '#server/db/database.ts';
import { lookSince, numberSome } from '#server/modules/invoice/queries.ts';

/** Orders numbered by one transaction. */
const batch = 100;
/**
 * Events looked at again: ids are given before the commit, so a transaction that was open during the last look
 * brings events with lower ids.
 */
const overlap = 5_000;

/** The series of invoice numbers: every paid order has one, and none is missing. */
export function createInvoiceService(database: Database) {
  // Of the first look: all of them.
  let looked = 0;

  /**
   * Numbers a batch of paid orders, in the order in which they were paid; one process at a time.
   * @returns whether more may be waiting
   */
  async function issueSome(): Promise<boolean> {
    const { isDue, last } = await lookSince(database.db, looked);
    if (isDue) {
      const numbered = await database.transaction((tx) => numberSome(tx, looked, batch));
      if (numbered === batch) return true;
    }
    looked = Math.max(last - overlap, 0);
    return false;
  }

  return { issueSome };
}
export type InvoiceService = ReturnType<typeof createInvoiceService>;
