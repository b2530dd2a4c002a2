import type { Db } from '#server/db/database.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Records what staff did with a chat, report or canned reply, without its content. */
export const record = (
  tx: Db,
  memberId: number,
  action: StaffAction,
  subject: string,
): Promise<void> => recordStaff(tx, { memberId, action, subject, before: null, after: null });
