import { panelErrors, type Permission } from '#lib/contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { type HeldRole, permissionsOf } from '#server/modules/staff/access.ts';
import { findRoles, findStaff, hasOwner } from '#server/modules/staff/staff-queries.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';

/** Roles, or their parts that count for what someone may do. */
type Roles = readonly Pick<HeldRole, 'preset' | 'permissions'>[];

const isManager = (roles: Roles): boolean => roles.some(({ preset }) => preset === 'manager');

/**
 * Refuses to give or change what the caller does not have. Call it with the staff locked: rights may have changed since
 * the call was let in.
 * @param roles what is given, or is held by the person who is changed
 * @throws {ShopError} 403 `PERMISSION` for a caller who no longer manages staff; 403 `BEYOND_OWN`
 */
export async function requireRights(tx: Db, caller: number, ...roles: Roles[]): Promise<void> {
  const found = await findStaff(tx, caller);
  const own = found && !found.isSuspended ? found.roles : [];
  const held: ReadonlySet<Permission> = new Set(permissionsOf(own));
  if (!held.has('staff')) {
    throw new ShopError(403, panelErrors.permission, staffTexts.notYours, {
      fields: { permission: 'staff' },
    });
  }
  const isBeyond = roles.some(
    (each) =>
      (isManager(each) && !isManager(own)) || permissionsOf(each).some((one) => !held.has(one)),
  );
  if (isBeyond) throw new ShopError(403, panelErrors.beyondOwn, staffTexts.beyondOwn);
}

/** @throws {ShopError} 409 `LAST_OWNER` */
export async function requireOwner(tx: Db): Promise<void> {
  if (!(await hasOwner(tx))) throw conflict(panelErrors.lastOwner, staffTexts.lastOwner);
}

/**
 * Roles by their ids.
 * @throws {ShopError} 422 when one does not exist
 */
export async function knownRoles(tx: Db, ids: readonly number[]): Promise<HeldRole[]> {
  const roles = await findRoles(tx, ids);
  if (roles.length === new Set(ids).size) return roles;
  throw new ShopError(422, 'INVALID', staffTexts.invalid, {
    fields: { roles: staffTexts.unknownRole },
  });
}

export const roleNames = (roles: readonly HeldRole[]): string[] => roles.map(({ name }) => name);
