import type { Db } from '#server/db/database.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

interface Change {
  readonly id: number;
  readonly before: object | null;
  readonly after: object | null;
}

/** Records what staff changed of a thing of this kind, in the transaction of the change. */
export const recorderOf =
  (kind: 'attribute' | 'brand' | 'category' | 'landing') =>
  (
    tx: Db,
    memberId: number | null,
    action: StaffAction,
    { id, before, after }: Change,
  ): Promise<void> =>
    recordStaff(tx, { memberId, action, subject: `${kind} ${id}`, before, after });
