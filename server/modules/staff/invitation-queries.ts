import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { managesStaff } from '#server/modules/staff/access.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** Hours for which an invitation is valid, and attempts at its code. */
const validHours = 48;
const tries = 5;
export const invitationSeconds = validHours * 3_600;

interface Invitation {
  readonly mobile: string;
  readonly name: string;
  /** Ids. */
  readonly roles: readonly number[];
  /** Member id. */
  readonly invitedBy: number;
  readonly codeHash: string;
}

/** Writes an invitation; one of the same number, and its code, end. */
export async function writeInvitation(tx: Db, invitation: Invitation): Promise<void> {
  const { mobile, name, roles, invitedBy, codeHash } = invitation;
  await tx.execute(sql`
    insert into staff_invitation as i (mobile, name, roles, invited_by, code_hash, tries_left, expires_at)
    values (${mobile}, ${name}, ${JSON.stringify(roles)}::jsonb, ${invitedBy}, ${codeHash}, ${tries},
      now() + ${validHours}::int * interval '1 hour')
    on conflict (mobile) do update set name = excluded.name, roles = excluded.roles,
      invited_by = excluded.invited_by, code_hash = excluded.code_hash, tries_left = excluded.tries_left, invited_at = now(),
      expires_at = excluded.expires_at`);
}

/** Tries a code: a wrong one uses up an attempt. No row when there is no valid code. Values: mobile, hash. */
export const tryInvitation = {
  name: 'staff-try-invitation',
  text: `
    update staff_invitation
    set tries_left = tries_left - case when code_hash = $2 then 0 else 1 end
    where mobile = $1 and tries_left > 0 and expires_at > now()
    returning code_hash = $2 as "isRight"`,
  row: z.object({ isRight: z.boolean() }),
} satisfies Statement<unknown>;

/** Uses up an invitation: of two calls one finds no row. */
export async function takeInvitation(tx: Db, mobile: string, codeHash: string) {
  const query = sql`
    delete from staff_invitation
    where mobile = ${mobile} and code_hash = ${codeHash} and tries_left > 0 and expires_at > now()
    returning name, roles`;
  return (
    (await rows(tx, query, z.object({ name: z.string(), roles: z.array(z.int()) })))[0] ?? null
  );
}

/** @returns what it was; null for an unknown one */
export async function removeInvitation(tx: Db, id: number) {
  const query = sql`delete from staff_invitation where id = ${id} returning mobile, roles`;
  const gone = z.object({ mobile: z.string(), roles: z.array(z.int()) });
  return (await rows(tx, query, gone))[0] ?? null;
}

/** Deletes invitations by those who no longer manage staff. */
export async function removeStrayInvitations(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from staff_invitation i where not exists (
      select from staff s join staff_holds h on h.member_id = s.member_id
        join staff_role r on r.id = h.role_id
      where s.member_id = i.invited_by and ${sql.raw(managesStaff)})`);
}

/** Deletes a batch of invitations that nobody accepted. */
export const removeOldInvitations = removal({
  name: 'staff-remove-old-invitations',
  table: 'staff_invitation',
  key: 'id',
  since: 'expires_at',
  before: `now() - interval '30 days'`,
});
