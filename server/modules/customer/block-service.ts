import { panelErrors } from '#lib/contract/permissions.ts';
import type { BlockCustomerBody, UnblockCustomerBody } from '#lib/contract/customer.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { holdStanding, writeBlock } from '#server/modules/customer/block-queries.ts';
import { customerTexts } from '#server/modules/customer/texts.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

/** Members who may not log in. Their orders stay as they are. Callers must have checked that staff ask who may. */
export function createBlockService(
  database: Database,
  sessions: Pick<SessionService, 'endSessions'>,
) {
  /**
   * Ends their sessions at once. A login or an order at this moment comes before, or is refused. Of a blocked one the
   * reason is changed.
   * @throws {ShopError} 404, 409 `STALE`, 409 `IS_STAFF`
   */
  const block = (by: number, { reason, ...which }: BlockCustomerBody, joined?: Db): Promise<void> =>
    database.transaction(async (tx) => {
      const before = await hold(tx, which);
      if (before.isStaff) throw conflict(panelErrors.isStaff, customerTexts.isStaff);
      await writeBlock(tx, which.id, by, reason);
      await sessions.endSessions(tx, which.id);
      await recordStaff(tx, {
        memberId: by,
        action: 'Block-Customer',
        subject: `customer ${which.id}`,
        before: { blocked: before.isBlocked, reason: before.reason },
        after: { blocked: true, reason },
      });
    }, joined);

  /** @throws {ShopError} 404, 409 `STALE` */
  const unblock = (by: number, which: UnblockCustomerBody, joined?: Db): Promise<void> =>
    database.transaction(async (tx) => {
      const before = await hold(tx, which);
      if (!before.isBlocked) return;
      await writeBlock(tx, which.id, by, null);
      await recordStaff(tx, {
        memberId: by,
        action: 'Unblock-Customer',
        subject: `customer ${which.id}`,
        before: { blocked: true, reason: before.reason },
        after: { blocked: false },
      });
    }, joined);

  return { block, unblock };
}
export type BlockService = ReturnType<typeof createBlockService>;

/** @throws {ShopError} 404, 409 `STALE` */
async function hold(tx: Db, { id, version }: UnblockCustomerBody) {
  const found = await holdStanding(tx, id);
  if (found === null) throw new ShopError(404, 'CUSTOMER_NOT_FOUND', customerTexts.unknown);
  refuseStale(version, found.version);
  return found;
}
