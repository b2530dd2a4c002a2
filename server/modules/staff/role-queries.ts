import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Permission } from '#lib/contract/permissions.ts';
import { type Db, rows } from '#server/db/database.ts';
import { heldRole } from '#server/modules/staff/access.ts';

interface Role {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export async function findRole(tx: Db, id: number) {
  const query = sql`
    select id, name, preset, permissions, version from staff_role where id = ${id}`;
  return (await rows(tx, query, heldRole.extend({ version: z.int() })))[0] ?? null;
}

/** Whether another role has this name. */
export async function isNameTaken(tx: Db, name: string, id: number | undefined): Promise<boolean> {
  const query = sql`
    select 1 as one from staff_role where name = ${name} and id is distinct from ${id ?? null}::bigint`;
  return (await rows(tx, query, z.object({ one: z.int() }))).length > 0;
}

/** @returns the id of the new role */
export async function insertRole(tx: Db, { name, permissions }: Role): Promise<number> {
  const query = sql`
    insert into staff_role (name, permissions)
    values (${name}, ${JSON.stringify(permissions)}::jsonb) returning id`;
  return (await rows(tx, query, z.object({ id: z.coerce.number() })))[0]?.id ?? 0;
}

export async function updateRole(tx: Db, id: number, { name, permissions }: Role): Promise<void> {
  await tx.execute(sql`
    update staff_role set name = ${name}, permissions = ${JSON.stringify(permissions)}::jsonb,
      version = version + 1
    where id = ${id}`);
}

/** Whether staff hold it, or someone is invited to it. */
export async function isHeld(tx: Db, id: number): Promise<boolean> {
  const query = sql`
    select exists (select from staff_holds where role_id = ${id})
      or exists (select from staff_invitation where roles @> ${JSON.stringify([id])}::jsonb) as "isHeld"`;
  return (await rows(tx, query, z.object({ isHeld: z.boolean() })))[0]?.isHeld ?? false;
}

export async function deleteRole(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from staff_role where id = ${id}`);
}
