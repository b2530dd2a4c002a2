import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Seconds after a login during which it also permits setting a first password. */
const freshSeconds = 900;

/** Values: mobile, hash of the network. */
export const readForLogin = {
  name: 'member-read-for-login',
  text: `
    select m.id, m.password_hash as "passwordHash", exists (
      select from member_network n where n.member_id = m.id and n.network_hash = $2
    ) as "isKnown"
    from member m where m.mobile = $1`,
  row: z.object({ id: z.int(), passwordHash: z.string().nullable(), isKnown: z.boolean() }),
} satisfies Statement<unknown>;

/** Values: member. */
export const readPassword = {
  name: 'member-read-password',
  text: `select mobile, password_hash as "passwordHash" from member where id = $1`,
  row: z.object({ mobile: z.string(), passwordHash: z.string().nullable() }),
} satisfies Statement<unknown>;

interface Replacement {
  memberId: number;
  sessionId: string;
  /** The hash that was checked. */
  before: string | null;
  after: string;
}

/**
 * Replaces the hash that was checked; false when it has changed meanwhile, or the session has ended. A first
 * password requires a recent login: a person who borrows an open browser has proven nothing.
 */
export async function replacePassword(
  tx: Db,
  { memberId, sessionId, before, after }: Replacement,
): Promise<boolean> {
  const query = sql`
    update member set password_hash = ${after}, updated_at = now()
    where id = ${memberId} and password_hash is not distinct from ${before}
      and exists (
        select from member_session s where s.id = ${sessionId} and s.member_id = member.id
          and (${before}::text is not null
            or s.created_at > now() - ${freshSeconds}::int * interval '1 second'))
    returning id`;
  return (await rows(tx, query, z.object({ id: z.coerce.number() }))).length > 0;
}
