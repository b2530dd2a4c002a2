import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Redis } from 'ioredis';
import type { inviteStaffBody } from '#lib/contract/staff.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import { knownRoles, requireRights, roleNames } from '#server/modules/staff/grant.ts';
import {
  invitationSeconds,
  removeInvitation,
  removeOldInvitations,
  writeInvitation,
} from '#server/modules/staff/invitation-queries.ts';
import { findRoles, lockStaff, readMemberByMobile } from '#server/modules/staff/staff-queries.ts';
import { staffSms, staffTexts } from '#server/modules/staff/texts.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';
import { recordStaff } from '#server/staff-log.ts';

const anHour = 3_600_000;
/** Invitations of the shop within an hour: each is a message. */
const mostInvitations = 30;

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'tokenSecret' | 'siteUrl'>;
}

/** Invitations to the staff, as those send them who manage staff. */
export function createInvitations({ database, redis, settings }: Parts) {
  const key = mac(settings.tokenSecret, 'invitation of staff');
  const count = createLimit({
    redis,
    kind: 'panel-invitations',
    windowMs: anHour,
    most: mostInvitations,
    sentence: staffTexts.tooManyInvitations,
  });

  /** The stored hash of a code. */
  const hashOf = (mobile: string, code: string): string =>
    mac(key, `${mobile} ${code}`).toString('base64url');

  /** @throws {ShopError} 409 for one of the staff, and for a blocked customer */
  async function requireNew(mobile: string, tx?: Db): Promise<void> {
    const [found] = await database.run(readMemberByMobile, [mobile], tx);
    if (found?.isStaff) throw conflict(panelErrors.isStaff, staffTexts.isStaff);
    if (found?.isBlocked) throw conflict(panelErrors.isBlocked, staffTexts.isBlocked);
  }

  /**
   * Sends a code to a number; an invitation it has already is replaced.
   * @throws {ShopError} 403 for roles beyond the caller's, 409 for one of the staff, 422 for an unknown role, 429 after
   * too many
   */
  async function invite(
    invitedBy: number,
    { mobile, name, roles }: z.output<typeof inviteStaffBody>,
  ): Promise<void> {
    await requireNew(mobile);
    await count('shop');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const shop = await readShopName(database);
    await database.transaction(async (tx) => {
      await lockStaff(tx);
      await requireNew(mobile, tx);
      const given = await knownRoles(tx, roles);
      await requireRights(tx, invitedBy, given);
      await writeInvitation(tx, { mobile, name, roles, invitedBy, codeHash: hashOf(mobile, code) });
      await queueSms(tx, {
        purpose: 'staff-invitation',
        mobiles: [mobile],
        text: staffSms.invitation(shop, code, `${settings.siteUrl}/cpfpco/invitation`),
        keep: invitationSeconds,
        isSecret: true,
      });
      await recordStaff(tx, {
        memberId: invitedBy,
        action: 'Invite-Staff',
        subject: `invitation ${maskedMobile(mobile)}`,
        before: null,
        after: { roles: roleNames(given) },
      });
    });
  }

  /** @throws {ShopError} 403 for one to roles beyond the caller's, 404 for an unknown one */
  const cancel = (by: number, id: number): Promise<void> =>
    database.transaction(async (tx) => {
      await lockStaff(tx);
      const gone = await removeInvitation(tx, id);
      if (gone === null) {
        throw new ShopError(404, 'INVITATION_NOT_FOUND', staffTexts.unknownInvitation);
      }
      await requireRights(tx, by, await findRoles(tx, gone.roles));
      await recordStaff(tx, {
        memberId: by,
        action: 'Cancel-Invitation',
        subject: `invitation ${maskedMobile(gone.mobile)}`,
        before: null,
        after: null,
      });
    });

  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldInvitations, []);
    return gone?.count ?? 0;
  }

  return { hashOf, invite, cancel, requireNew, removeSomeOld };
}
export type InvitationService = ReturnType<typeof createInvitations>;
