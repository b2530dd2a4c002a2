import { z } from 'zod';
import { roles } from '#lib/contract/home.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { roleNames } from '#server/modules/staff/grant.ts';
import { removeStrayInvitations } from '#server/modules/staff/invitation-queries.ts';
import { clearTotp } from '#server/modules/staff/second-step-queries.ts';
import { endSessionsOf } from '#server/modules/staff/session-queries.ts';
import {
  addStaff,
  findStaff,
  lockStaff,
  readManagerRole,
  readMemberByMobile,
  writeHeld,
  writeSuspension,
} from '#server/modules/staff/staff-queries.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

export const roleChange = z.object({ mobile: z.string(), role: z.enum(roles) });
export type RoleChange = z.infer<typeof roleChange>;

/**
 * From the command line: `Administrator` makes a member a manager, or gives one access again who has lost it, then also
 * without their second step; `Member` suspends access. Sessions of the panel end.
 * @throws {ShopError} 404 for a number without an account
 */
export async function changeRole(
  database: Database,
  { mobile: written, role }: RoleChange,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockStaff(tx);
    const [found] = await database.run(readMemberByMobile, [normaliseMobile(written) ?? ''], tx);
    if (!found) throw new ShopError(404, 'MEMBER_NOT_FOUND', staffTexts.noMember);
    const { id } = found;
    const before = await findStaff(tx, id);
    if (role === 'Administrator') {
      await addStaff(tx, id);
      await writeHeld(tx, id, [await readManagerRole(tx)]);
      await clearTotp(tx, id);
    } else {
      await writeSuspension(tx, id, true);
    }
    await removeStrayInvitations(tx);
    await database.run(endSessionsOf, [id, null], tx);
    await recordStaff(tx, {
      memberId: null,
      action: 'Set-Role',
      subject: `staff ${id}`,
      before: before && { roles: roleNames(before.roles), suspended: before.isSuspended },
      after: { role },
    });
  });
}
