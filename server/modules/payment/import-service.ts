import type { Db } from '#server/db/database.ts';
import { advanceIdentity, insertRows, type NewRows } from '#server/db/insert-rows.ts';
import { refund } from '#server/db/schema/after-sale.ts';
import { paymentAttempt } from '#server/db/schema/payment.ts';

/** Payments with explicit ids. */
export interface NewPayments {
  readonly attempts: NewRows<typeof paymentAttempt>;
  readonly refunds: NewRows<typeof refund>;
}

/** Adds payments of orders of the past, which no job takes up. */
export async function importPayments(tx: Db, { attempts, refunds }: NewPayments): Promise<void> {
  await insertRows(tx, paymentAttempt, attempts);
  await insertRows(tx, refund, refunds);
  await advanceIdentity(tx, paymentAttempt);
  await advanceIdentity(tx, refund);
}
