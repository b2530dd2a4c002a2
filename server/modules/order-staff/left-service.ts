import type { z } from 'zod';
import {
  type LeftPaymentsAnswer,
  type SettlePaymentAnswer,
  adminPageSize,
  type settlePaymentBody,
} from '#lib/contract/admin-order.ts';
import type { Database } from '#server/db/database.ts';
import type { LeftDesk } from '#server/modules/payment/left-desk-service.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Payments no job can end, and what administrators found out about them. */
export function createLeftService(database: Database, left: LeftDesk) {
  /** The oldest first; a page past the last is empty. */
  const list = (page: number): Promise<LeftPaymentsAnswer> => left.list(page, adminPageSize);

  /**
   * @throws {ShopError} 404 for an unknown one; 409 when its order has changed since it was read, when it is not for staff
   * to settle, or said to be what it cannot be
   */
  function settle(
    staffId: number,
    { attemptId, ...found }: z.output<typeof settlePaymentBody>,
  ): Promise<SettlePaymentAnswer> {
    return database.transaction(async (tx) => {
      const { payment, order, isStray } = await left.settle(tx, attemptId, found);
      const { outcome, reference } = found;
      const { number, status, version } = order;
      await recordStaff(tx, {
        memberId: staffId,
        action: 'Settle-Payment',
        subject: `order ${number}`,
        before: { payment: attemptId, state: payment.state },
        after: { payment: attemptId, outcome, reference, isStray, status, version },
      });
      return { number, status, isStray };
    });
  }

  return { list, settle };
}
export type LeftService = ReturnType<typeof createLeftService>;
