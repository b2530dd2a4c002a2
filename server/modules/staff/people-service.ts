import type { z } from 'zod';
import type { changeStaffBody, setStaffRolesBody, StaffAnswer } from '#lib/contract/staff.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import {
  isStepOptional,
  namesOf,
  permissionsOf,
  totpStateOf,
} from '#server/modules/staff/access.ts';
import { knownRoles, requireOwner, requireRights, roleNames } from '#server/modules/staff/grant.ts';
import { removeStrayInvitations } from '#server/modules/staff/invitation-queries.ts';
import { clearTotp } from '#server/modules/staff/second-step-queries.ts';
import type { PanelSessionService } from '#server/modules/staff/session-service.ts';
import {
  findStaff,
  lockStaff,
  raiseVersion,
  readInvitations,
  readRoles,
  readStaff,
  type StaffRow,
  writeHeld,
  writeSuspension,
} from '#server/modules/staff/staff-queries.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

type Change = z.output<typeof changeStaffBody>;
type Found = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

interface Parts {
  readonly database: Database;
  readonly settings: Pick<Config, 'siteUrl'>;
  readonly sessions: Pick<PanelSessionService, 'endAll'>;
}

/** The staff as those see and change them who may. */
export function createPeople({ database, settings, sessions }: Parts) {
  const isLocal = isOnThisMachine(settings.siteUrl);

  function shown({ roles, hasTotp, isDemo, ...row }: StaffRow, me: number) {
    const permissions = permissionsOf(roles);
    return {
      ...row,
      mobile: maskedMobile(row.mobile),
      roles: namesOf(roles),
      permissions,
      totp: totpStateOf(hasTotp, isStepOptional(permissions, isDemo && isLocal)),
      isMe: row.id === me,
    };
  }

  /** Staff, open invitations and roles. */
  async function list(me: number): Promise<StaffAnswer> {
    const [people, invitations, roles] = await Promise.all([
      database.run(readStaff, []),
      database.run(readInvitations, []),
      database.run(readRoles, []),
    ]);
    return {
      staff: people.map((row) => shown(row, me)),
      invitations: invitations.map((invitation) => ({
        ...invitation,
        mobile: maskedMobile(invitation.mobile),
        roles: namesOf(roles.filter(({ id }) => invitation.roles.includes(id))),
      })),
      roles: roles.map((role) => ({ ...role, permissions: permissionsOf([role]) })),
    };
  }

  /**
   * Changes one of the staff, who holds nothing that the caller lacks.
   * @param work returns what is recorded of it
   * @throws {ShopError} 403 `BEYOND_OWN`, 404, 409 `STALE`, 409 `LAST_OWNER` when nobody would remain who may manage staff
   */
  async function change(
    by: number,
    action: StaffAction,
    { id, version }: Change,
    work: (tx: Db, found: Found) => Promise<{ before: object | null; after: object | null }>,
  ): Promise<StaffAnswer> {
    await database.transaction(async (tx) => {
      await lockStaff(tx);
      const found = await findStaff(tx, id);
      if (!found) throw new ShopError(404, 'STAFF_NOT_FOUND', staffTexts.unknownStaff);
      await requireRights(tx, by, found.roles);
      refuseStale(version, found.version);
      const done = await work(tx, found);
      await requireOwner(tx);
      await removeStrayInvitations(tx);
      await recordStaff(tx, { memberId: by, action, subject: `staff ${id}`, ...done });
    });
    return list(by);
  }

  const setRoles = (by: number, { roles, ...which }: z.output<typeof setStaffRolesBody>) =>
    change(by, 'Set-Staff-Roles', which, async (tx, found) => {
      const given = await knownRoles(tx, roles);
      await requireRights(tx, by, given);
      await writeHeld(tx, which.id, roles);
      await database.run(raiseVersion, [which.id], tx);
      return { before: { roles: roleNames(found.roles) }, after: { roles: roleNames(given) } };
    });

  /** Their sessions end at once. */
  const suspend = (by: number, which: Change) =>
    change(by, 'Suspend-Staff', which, async (tx, found) => {
      if (which.id === by) throw conflict(panelErrors.ownAccount, staffTexts.ownSuspension);
      await writeSuspension(tx, which.id, true);
      await sessions.endAll(tx, which.id);
      return { before: { suspended: found.isSuspended }, after: { suspended: true } };
    });

  const resume = (by: number, which: Change) =>
    change(by, 'Resume-Staff', which, async (tx, found) => {
      await writeSuspension(tx, which.id, false);
      return { before: { suspended: found.isSuspended }, after: { suspended: false } };
    });

  /** For someone who has lost their phone and recovery codes. */
  const resetTotp = (by: number, which: Change) =>
    change(by, 'Reset-Totp', which, async (tx, found) => {
      if (which.id === by) throw conflict(panelErrors.ownAccount, staffTexts.ownTotp);
      await clearTotp(tx, which.id);
      await sessions.endAll(tx, which.id);
      return { before: { totp: found.hasTotp }, after: { totp: false } };
    });

  return { list, setRoles, suspend, resume, resetTotp };
}
export type PeopleService = ReturnType<typeof createPeople>;
