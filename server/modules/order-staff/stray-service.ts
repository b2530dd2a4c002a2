import type { z } from 'zod';
import {
  type Stray,
  type StraysAnswer,
  adminPageSize,
  type getStraysBody,
  type settleStrayBody,
} from '#lib/contract/admin-order.ts';
import type { Database } from '#server/db/database.ts';
import type { StrayDesk } from '#server/modules/payment/stray-desk-service.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Money that pays no order, and what administrators do with it. */
export function createStrayService(database: Database, strays: StrayDesk) {
  /** The oldest first; a page past the last is empty. */
  const list = ({ page, isOpen }: z.output<typeof getStraysBody>): Promise<StraysAnswer> =>
    strays.list(page, adminPageSize, isOpen);

  /**
   * @throws {ShopError} 404 for an unknown one; 409 when it has changed since it was read or is settled, while its gateway
   * is asked, and where that cannot
   */
  function settle(staffId: number, body: z.output<typeof settleStrayBody>): Promise<Stray> {
    const { attemptId, version, outcome, settlement } = body;
    return database.transaction(async (tx) => {
      const done = outcome === 'settled' ? settlement : null;
      const { before, after } = await strays.settle(tx, { attemptId, version }, done);
      await recordStaff(tx, {
        memberId: staffId,
        action: 'Settle-Stray',
        subject: `stray ${attemptId}`,
        before: standingOf(before),
        after: standingOf(after),
      });
      return after;
    });
  }

  return { list, settle };
}
export type StrayService = ReturnType<typeof createStrayService>;

const standingOf = ({ dueAt, settledAt, settlement }: Stray) => ({ dueAt, settledAt, settlement });
