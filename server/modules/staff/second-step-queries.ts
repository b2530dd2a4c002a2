import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { noRow, type Statement } from '#server/db/statement.ts';

/** Values: member. */
export const countRecoveryCodes = {
  name: 'staff-count-recovery-codes',
  text: `select count(*)::int as count from staff_recovery_code where member_id = $1`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;

/** Values: member. */
export const readTotp = {
  name: 'staff-read-totp',
  text: `
    select totp_secret as secret, totp_pending as pending from staff
    where member_id = $1 and suspended_at is null`,
  row: z.object({ secret: z.string().nullable(), pending: z.string().nullable() }),
} satisfies Statement<unknown>;

/**
 * Uses up a step of the clock: of two calls with the same code, one finds no row. Values: member, step, the sealed secret
 * that was checked.
 */
export const useStep = {
  name: 'staff-use-step',
  text: `
    update staff set totp_step = $2
    where member_id = $1 and totp_step < $2 and totp_secret = $3 returning member_id as "memberId"`,
  row: z.object({ memberId: z.int() }),
} satisfies Statement<unknown>;

/** Values: member, hash. */
export const useRecoveryCode = {
  name: 'staff-use-recovery-code',
  text: `
    delete from staff_recovery_code where member_id = $1 and code_hash = $2
    returning member_id as "memberId"`,
  row: z.object({ memberId: z.int() }),
} satisfies Statement<unknown>;

/** Values: member, sealed secret. */
export const keepPending = {
  name: 'staff-keep-pending-totp',
  text: `update staff set totp_pending = $2 where member_id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Puts the pending secret in force. Values: member, step that was used, the sealed secret that was checked. */
export const confirmPending = {
  name: 'staff-confirm-totp',
  text: `
    update staff set totp_secret = totp_pending, totp_pending = null, totp_step = $2,
      version = version + 1
    where member_id = $1 and totp_pending = $3 returning member_id as "memberId"`,
  row: z.object({ memberId: z.int() }),
} satisfies Statement<unknown>;

/** Takes the second step and its recovery codes away. */
export async function clearTotp(tx: Db, memberId: number): Promise<void> {
  await tx.execute(sql`
    update staff set totp_secret = null, totp_pending = null, version = version + 1
    where member_id = ${memberId}`);
  await tx.execute(sql`delete from staff_recovery_code where member_id = ${memberId}`);
}

/** Replaces all recovery codes. */
export async function writeRecoveryCodes(
  tx: Db,
  memberId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.execute(sql`delete from staff_recovery_code where member_id = ${memberId}`);
  await tx.execute(sql`
    insert into staff_recovery_code (member_id, code_hash)
    select ${memberId}, unnest(${sql.param([...hashes])}::text[])`);
}
