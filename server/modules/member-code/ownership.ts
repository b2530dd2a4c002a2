import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';

interface Parts {
  readonly database: Database;
  readonly sessions: Pick<SessionService, 'endSessions' | 'forgetNetworksOf'>;
}

/**
 * Gives the account of a number to the person who has just proven that the number is theirs, creating it if
 * necessary. With a new password all sessions end. If the number was never verified, anybody may have created
 * the account: its password, sessions and known networks are removed.
 * @param passwordHash of the new password; null to keep the present one
 * @returns the id of the member; null for one whom staff have blocked, who stays as they are
 */
export function takeOwnership(
  { database, sessions }: Parts,
  mobile: string,
  passwordHash: string | null,
  joined?: Db,
): Promise<number | null> {
  return database.transaction(async (tx) => {
    // Locked until the commit: a concurrent login with the old password waits, and is then refused. `no key
    // update` does not block rows that only reference the member: their writer may hold a session that is to
    // end here.
    const before = await readForUpdate(tx, mobile);
    if (before?.isBlocked) return null;
    const id = await own(tx, mobile, passwordHash);
    const isForeign = before?.mobileVerified === false;
    if (isForeign || (before && passwordHash !== null)) {
      await sessions.endSessions(tx, id);
    }
    if (isForeign) await sessions.forgetNetworksOf(tx, id);
    return id;
  }, joined);
}

async function readForUpdate(tx: Db, mobile: string) {
  const query = sql`
    select mobile_verified_at is not null as "mobileVerified", blocked_at is not null as "isBlocked"
    from member where mobile = ${mobile} for no key update`;
  const [found] = await rows(
    tx,
    query,
    z.object({ mobileVerified: z.boolean(), isBlocked: z.boolean() }),
  );
  return found;
}

async function own(tx: Db, mobile: string, passwordHash: string | null): Promise<number> {
  const query = sql`
    insert into member as m (mobile, mobile_verified_at, password_hash)
    values (${mobile}, now(), ${passwordHash})
    on conflict (mobile) do update set
      password_hash = case when excluded.password_hash is not null then excluded.password_hash
        when m.mobile_verified_at is not null then m.password_hash end,
      mobile_verified_at = coalesce(m.mobile_verified_at, now()), updated_at = now()
    returning m.id`;
  const [owned] = await rows(tx, query, z.object({ id: z.coerce.number() }));
  if (!owned) throw new Error('A member was neither written nor found.');
  return owned.id;
}

/** Marks the member's number as verified. */
export async function noteVerified(database: Database, memberId: number): Promise<void> {
  await database.db.execute(sql`
    update member set mobile_verified_at = now(), updated_at = now()
    where id = ${memberId} and mobile_verified_at is null`);
}
