import type { z } from 'zod';
import type { removeRoleBody, saveRoleBody } from '#lib/contract/staff.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { requireOwner, requireRights } from '#server/modules/staff/grant.ts';
import { removeStrayInvitations } from '#server/modules/staff/invitation-queries.ts';
import {
  deleteRole,
  findRole,
  insertRole,
  isHeld,
  isNameTaken,
  updateRole,
} from '#server/modules/staff/role-queries.ts';
import { lockStaff } from '#server/modules/staff/staff-queries.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

type Body = z.output<typeof saveRoleBody>;

/** A name of signs alone, or of none, shows as nothing. */
const readable = /[\p{L}\p{N}]/u;

/** Roles: what their holders may do follows at once. */
export function createRoles(database: Database) {
  /**
   * Creates a role, or changes one.
   * @throws {ShopError} 403 `BEYOND_OWN` for what the caller may not do, 404, 409 `STALE`, `ROLE_KEPT` for the manager's,
   * `LAST_OWNER`; 422 for a name that is taken or empty
   */
  const save = (by: number, body: Body): Promise<void> =>
    database.transaction(async (tx) => {
      await lockStaff(tx);
      const permissions = [...new Set(body.permissions)];
      const after = { name: normalisePersian(body.name).trim(), permissions };
      await requireRights(tx, by, [{ preset: null, permissions }]);
      if (!readable.test(after.name)) throw wrongName(staffTexts.nameWanted);
      if (await isNameTaken(tx, after.name, body.id)) throw wrongName(staffTexts.takenRole);
      const before =
        body.id === undefined ? null : await rewrite(tx, by, body.id, { ...body, ...after });
      const id = body.id ?? (await insertRole(tx, after));
      await recordStaff(tx, {
        memberId: by,
        action: 'Save-Role',
        subject: `role ${id}`,
        before,
        after,
      });
    });

  /** @throws {ShopError} 403 `BEYOND_OWN`, 404, 409 `STALE`, `ROLE_KEPT` for a preset and one that somebody holds or is invited to */
  const remove = (by: number, { id, version }: z.output<typeof removeRoleBody>): Promise<void> =>
    database.transaction(async (tx) => {
      await lockStaff(tx);
      const { name, preset, permissions } = await locked(tx, id, version);
      if (preset !== null) throw conflict(panelErrors.roleKept, staffTexts.presetRole);
      await requireRights(tx, by, [{ preset, permissions }]);
      if (await isHeld(tx, id)) throw conflict(panelErrors.roleKept, staffTexts.heldRole);
      await deleteRole(tx, id);
      const before = { name, permissions };
      const subject = `role ${id}`;
      await recordStaff(tx, { memberId: by, action: 'Remove-Role', subject, before, after: null });
    });

  return { save, remove };
}
export type RoleService = ReturnType<typeof createRoles>;

const wrongName = (sentence: string): ShopError =>
  new ShopError(422, 'INVALID', staffTexts.invalid, { fields: { name: sentence } });

async function locked(tx: Db, id: number, version: number) {
  const found = await findRole(tx, id);
  if (!found) throw new ShopError(404, 'ROLE_NOT_FOUND', staffTexts.unknownRole);
  refuseStale(version, found.version);
  return found;
}

/** @returns what it was */
async function rewrite(tx: Db, by: number, id: number, { name, permissions, version = 0 }: Body) {
  const found = await locked(tx, id, version);
  if (found.preset === 'manager') throw conflict(panelErrors.roleKept, staffTexts.managerRole);
  await requireRights(tx, by, [found]);
  await updateRole(tx, id, { name, permissions });
  await requireOwner(tx);
  await removeStrayInvitations(tx);
  return { name: found.name, permissions: found.permissions };
}
