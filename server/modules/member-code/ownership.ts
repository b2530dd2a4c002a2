import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { standing, standingColumns } from '#server/modules/member-session/queries.ts';
import type { Standing } from '#server/modules/member-session/queries.ts';

/**
 * Makes the account of a number that of the person who has just shown that the number is his; there is one
 * afterwards. With a new password every session ends. Was the number never verified, then anybody may have made
 * the account: its password, its sessions and the networks it is known from are worth nothing any more.
 * @param passwordHash of the password he wants from now on; null to leave it
 */
export function takeOwnership(
  database: Database,
  mobile: string,
  passwordHash: string | null,
): Promise<Standing> {
  return database.transaction(async (tx) => {
    // Held to the end: who logs in by the old password at this moment waits, and is then refused. Rows that only
    // name the member don't wait, for whoever writes one may hold a session that is to end here.
    const before = await readForUpdate(tx, mobile);
    const owned = await own(tx, mobile, passwordHash);
    const isForeign = before?.mobileVerified === false;
    if (isForeign || (before && passwordHash !== null)) {
      await tx.execute(sql`delete from member_session where member_id = ${owned.id}`);
    }
    if (isForeign) {
      await tx.execute(sql`delete from member_network where member_id = ${owned.id}`);
    }
    return owned;
  });
}

async function readForUpdate(tx: Db, mobile: string) {
  const query = sql`
    select mobile_verified_at is not null as "mobileVerified" from member
    where mobile = ${mobile} for no key update`;
  const [found] = await rows(tx, query, z.object({ mobileVerified: z.boolean() }));
  return found;
}

async function own(tx: Db, mobile: string, passwordHash: string | null): Promise<Standing> {
  const query = sql`
    insert into member as m (mobile, mobile_verified_at, password_hash)
    values (${mobile}, now(), ${passwordHash})
    on conflict (mobile) do update set
      password_hash = case when excluded.password_hash is not null then excluded.password_hash
        when m.mobile_verified_at is not null then m.password_hash end,
      mobile_verified_at = coalesce(m.mobile_verified_at, now()), updated_at = now()
    returning ${sql.raw(standingColumns)}`;
  const [owned] = await rows(tx, query, z.object(standing));
  if (!owned) throw new Error('A member was neither written nor found.');
  return owned;
}

/** Notes that the number of this member is his. */
export async function noteVerified(database: Database, memberId: number): Promise<void> {
  await database.db.execute(sql`
    update member set mobile_verified_at = now(), updated_at = now()
    where id = ${memberId} and mobile_verified_at is null`);
}
