import type { Db } from '#server/db/database.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { ShopError } from '#server/errors.ts';
import type { StaffAction } from '#server/staff-actions.ts';

export interface StaffChange {
  /** Who made it; null for someone at the command line. */
  readonly memberId: number | null;
  /** Mostly the call's name without `Admin/`. */
  readonly action: StaffAction;
  /** Such as `order 12345678`. */
  readonly subject: string;
  /** Values before and after, as JSON without personal data; null where there were none. */
  readonly before: object | null;
  readonly after: object | null;
}

/** Records what staff changed, in the transaction of the change. */
export const recordStaff = async (tx: Db, change: StaffChange): Promise<void> => {
  await tx.insert(staffEvent).values(change);
};

/**
 * Refuses a change that was made on an older version.
 * @throws {ShopError} 409 `STALE`, with the version of now in `fields.version`
 */
export function refuseStale(read: number, now: number): void {
  if (read === now) return;
  throw new ShopError(409, 'STALE', 'این مورد در این میان تغییر کرده است. تازه‌ترین آن را ببینید.', {
    fields: { version: String(now) },
  });
}
