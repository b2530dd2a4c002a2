import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const standing = z.object({
  version: z.int(),
  isBlocked: z.boolean(),
  reason: z.string(),
  isStaff: z.boolean(),
});

/**
 * A member, locked until the transaction ends; null for an unknown id. `no key update`: rows that only reference the member
 * do not wait.
 */
export async function holdStanding(tx: Db, id: number) {
  const [found] = await rows(
    tx,
    sql`select block_version as version, blocked_at is not null as "isBlocked", blocked_reason as reason,
        role = 'Administrator' or exists (
          select from staff w where w.member_id = m.id and w.suspended_at is null) as "isStaff"
      from member m where id = ${id} for no key update of m`,
    standing,
  );
  return found ?? null;
}

/** @param reason null to unblock */
export async function writeBlock(
  tx: Db,
  id: number,
  by: number,
  reason: string | null,
): Promise<void> {
  const isBlocked = sql`${reason !== null}::boolean`;
  await tx.execute(sql`
    update member set blocked_at = case when ${isBlocked} then coalesce(blocked_at, now()) end,
      blocked_reason = ${reason ?? ''}, blocked_by = case when ${isBlocked} then ${by}::bigint end,
      block_version = block_version + 1, updated_at = now()
    where id = ${id}`);
}
