import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { panelErrors } from '#lib/contract/permissions.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { noRow, type Statement } from '#server/db/statement.ts';
import { conflict } from '#server/errors.ts';
import { heldRole, managesStaff, rolesSql } from '#server/modules/staff/access.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import type { StaffAction } from '#server/staff-actions.ts';

/** What a sign-in needs to know. Values: member. */
export const readForSignIn = {
  name: 'staff-read-for-sign-in',
  text: `
    select suspended_at is not null as "isSuspended", totp_secret is not null as "hasTotp"
    from staff where member_id = $1`,
  row: z.object({ isSuspended: z.boolean(), hasTotp: z.boolean() }),
} satisfies Statement<unknown>;

/** Whether the shop has staff. */
export const readHasStaff = {
  name: 'staff-has-any',
  text: `select exists (select from staff) as "hasStaff"`,
  row: z.object({ hasStaff: z.boolean() }),
} satisfies Statement<unknown>;

const staffRow = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  hasTotp: z.boolean(),
  isDemo: z.boolean(),
  lastSeen: z.string().nullable(),
  suspendedAt: z.string().nullable(),
  version: z.int(),
  roles: z.array(heldRole),
});
export type StaffRow = z.infer<typeof staffRow>;

/** When one of the staff `st` last made a call, or at least signed in. */
const lastSeen = `(select max(seen_at) from (
  select seen_at from staff_device d where d.member_id = st.member_id
  union all select seen_at from panel_session p where p.member_id = st.member_id) seen)`;

/** All staff: the active ones first, then by their beginning. */
export const readStaff = {
  name: 'staff-read',
  text: `
    select st.member_id as id, m.name, m.mobile, st.totp_secret is not null as "hasTotp",
      st.is_demo as "isDemo", ${iso('st.suspended_at')} as "suspendedAt", st.version,
      ${iso(lastSeen)} as "lastSeen",
      ${rolesSql} as roles
    from staff st join member m on m.id = st.member_id
    order by st.suspended_at is not null, st.created_at, st.member_id`,
  row: staffRow,
} satisfies Statement<unknown>;

/** All roles: presets first. */
export const readRoles = {
  name: 'staff-read-roles',
  text: `
    select id, name, preset, permissions, version,
      (select count(*)::int from staff_holds h where h.role_id = r.id) as holders
    from staff_role r order by preset is null, id`,
  row: heldRole.extend({ version: z.int(), holders: z.int() }),
} satisfies Statement<unknown>;

export const readInvitations = {
  name: 'staff-read-invitations',
  text: `
    select id, name, mobile, roles, ${iso('invited_at')} as "invitedAt",
      ${iso('expires_at')} as "expiresAt"
    from staff_invitation order by id`,
  row: z.object({
    id: z.int(),
    name: z.string(),
    mobile: z.string(),
    roles: z.array(z.int()),
    invitedAt: z.string(),
    expiresAt: z.string(),
  }),
} satisfies Statement<unknown>;

/**
 * Makes changes of staff and their roles one after the other, so that two owners cannot take each other's rights at once.
 */
export async function lockStaff(tx: Db): Promise<void> {
  await tx.execute(sql`lock table staff in share row exclusive mode`);
}

const locked = z.object({
  id: z.int(),
  version: z.int(),
  isSuspended: z.boolean(),
  hasTotp: z.boolean(),
  roles: z.array(heldRole),
});

/** One of the staff, with their roles. */
export async function findStaff(tx: Db, id: number) {
  const query = sql`
    select st.member_id as id, st.version, st.suspended_at is not null as "isSuspended",
      st.totp_secret is not null as "hasTotp", ${sql.raw(rolesSql)} as roles
    from staff st where st.member_id = ${id}`;
  return (await rows(tx, query, locked))[0] ?? null;
}

/** Those who may manage staff and can sign in. */
const owners = sql.raw(`staff s join member m on m.id = s.member_id
  join staff_holds h on h.member_id = s.member_id join staff_role r on r.id = h.role_id
  where m.password_hash is not null and ${managesStaff}`);

/** Whether somebody remains who may manage staff. */
export async function hasOwner(tx: Db): Promise<boolean> {
  const query = sql`select exists (select from ${owners}) as "hasOwner"`;
  return (await rows(tx, query, z.object({ hasOwner: z.boolean() })))[0]?.hasOwner ?? false;
}

/** Who gets word of new devices: the first of those who may manage staff. */
export async function readOwner(db: Db): Promise<number | null> {
  const query = sql`
    select s.member_id as id from ${owners} order by s.created_at, s.member_id limit 1`;
  return (await rows(db, query, z.object({ id: z.coerce.number() })))[0]?.id ?? null;
}

/** All who may manage staff. */
export async function readOwners(db: Db): Promise<number[]> {
  const query = sql`select distinct s.member_id as id from ${owners} order by 1`;
  return (await rows(db, query, z.object({ id: z.coerce.number() }))).map(({ id }) => id);
}

/** Who somebody is, and how often they did one of these within the last hour, this time not counted. */
export async function readDoer(
  db: Db,
  memberId: number,
  actions: readonly StaffAction[],
): Promise<{ readonly name: string; readonly lately: number } | undefined> {
  const query = sql`
    select m.name, (select count(*) from staff_event e where e.member_id = m.id
        and e.at > now() - interval '1 hour' and e.action = any(${sql.param([...actions])}::text[]))::int as lately
    from member m where m.id = ${memberId}`;
  const [found] = await rows(db, query, z.object({ name: z.string(), lately: z.int() }));
  return found;
}

/** Makes a member one of the staff, active. */
export async function addStaff(
  tx: Db,
  memberId: number,
  { isDemo = false }: { isDemo?: boolean } = {},
): Promise<void> {
  await tx.execute(sql`
    insert into staff (member_id, is_demo) values (${memberId}, ${isDemo})
    on conflict (member_id) do update set suspended_at = null, version = staff.version + 1`);
  await removeInvitationOf(tx, memberId);
  await writeMemberRole(tx, memberId, true);
}

/** One that is open would give back what was taken. */
const removeInvitationOf = (tx: Db, memberId: number) =>
  tx.execute(sql`
    delete from staff_invitation where mobile = (select mobile from member where id = ${memberId})`);

/**
 * `Administrator` is the role of active staff: pages show them the way to the panel.
 * @throws {ShopError} 409 `IS_BLOCKED`
 */
async function writeMemberRole(tx: Db, memberId: number, isStaff: boolean): Promise<void> {
  const query = sql`
    update member set role = ${isStaff ? 'Administrator' : 'Member'}, updated_at = now()
    where id = ${memberId} and (blocked_at is null or not ${isStaff}::boolean) returning id`;
  if ((await rows(tx, query, z.object({ id: z.coerce.number() }))).length > 0 || !isStaff) return;
  throw conflict(panelErrors.isBlocked, staffTexts.isBlocked);
}

export async function writeSuspension(tx: Db, memberId: number, isSuspended: boolean) {
  await tx.execute(sql`
    update staff set suspended_at = case when ${isSuspended}::boolean then now() end,
      version = version + 1
    where member_id = ${memberId}`);
  if (isSuspended) await removeInvitationOf(tx, memberId);
  await writeMemberRole(tx, memberId, !isSuspended);
}

/** Those of the roles that exist. */
export async function findRoles(tx: Db, ids: readonly number[]) {
  const query = sql`
    select id, name, preset, permissions from staff_role
    where id = any(${sql.param([...ids])}::bigint[]) order by id`;
  return rows(tx, query, heldRole);
}

/** Replaces the roles of one of the staff; ids of roles that do not exist are left out. */
export async function writeHeld(tx: Db, memberId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from staff_holds where member_id = ${memberId}`);
  await tx.execute(sql`
    insert into staff_holds (member_id, role_id)
    select ${memberId}, id from staff_role where id = any(${sql.param([...ids])}::bigint[])`);
}

/** The id of the role that may do everything. */
export async function readManagerRole(tx: Db): Promise<number> {
  const query = sql`select id from staff_role where preset = 'manager'`;
  const [found] = await rows(tx, query, z.object({ id: z.coerce.number() }));
  if (!found) throw new Error('The role of managers is missing.');
  return found.id;
}

/** Raises the version after a change of roles. Values: member. */
export const raiseVersion = {
  name: 'staff-raise-version',
  text: `update staff set version = version + 1 where member_id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Values: mobile. */
export const readMemberByMobile = {
  name: 'staff-read-member-by-mobile',
  text: `
    select m.id, m.password_hash is not null and m.mobile_verified_at is not null as "hasPassword",
      st.member_id is not null as "isStaff", m.blocked_at is not null as "isBlocked"
    from member m left join staff st on st.member_id = m.id where m.mobile = $1`,
  row: z.object({
    id: z.int(),
    hasPassword: z.boolean(),
    isStaff: z.boolean(),
    isBlocked: z.boolean(),
  }),
} satisfies Statement<unknown>;

/** Gives a member without a name this one. */
export async function nameMember(tx: Db, memberId: number, name: string): Promise<void> {
  await tx.execute(sql`
    update member set name = ${name}, updated_at = now() where id = ${memberId} and name = ''`);
}
