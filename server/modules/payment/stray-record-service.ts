import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '#server/modules/order/state-service.ts';
import { notifyStray } from '#server/modules/order/sms-service.ts';
import { type AttemptRow, insertStray } from '#server/modules/payment/attempt-queries.ts';

interface Found {
  /** Toman. */
  readonly amount: number;
  /** For operators and staff. */
  readonly reason: string;
  /** Whether the money is at the gateway; false where nobody knows. */
  readonly isCertain: boolean;
}

/**
 * Records money that arrived and pays no order, once an attempt, and notifies its member then: many gateways cannot give
 * it back at once, and until somebody does, it is missing.
 */
export async function recordStray(
  tx: Db,
  order: Pick<OrderRow, 'memberId' | 'number'>,
  attempt: AttemptRow,
  { amount, reason, isCertain }: Found,
): Promise<void> {
  if (await insertStray(tx, attempt, amount, reason)) {
    await notifyStray(tx, order, amount, isCertain);
  }
}
