import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';
import {
  forgottenSeconds,
  graceSeconds,
  longestSeconds,
  mostExchanged,
  mostNetworks,
  mostSessions,
  networkDays,
  rememberedSeconds,
} from '#server/modules/member-session/lifetimes.ts';

/** When a session ends that is used now. @param since when it began */
const lifetime = (remembered: string, since: string) =>
  `least(${since} + interval '${longestSeconds} seconds', now() +
    case when ${remembered} then interval '${rememberedSeconds} seconds'
    else interval '${forgottenSeconds} seconds' end)`;

const standing = {
  id: z.int(),
  role: z.enum(['Member', 'Administrator']),
  isShop: z.boolean(),
  mobileVerified: z.boolean(),
  lacksNationalCode: z.boolean(),
};
const standingColumns = `
  m.id, m.role, m.role = 'Administrator' and exists (
    select from staff st join staff_holds h on h.member_id = st.member_id
      join staff_role r on r.id = h.role_id
    where st.member_id = m.id and st.suspended_at is null
      and (r.preset = 'manager' or r.permissions @> '["opinions"]')) as "isShop",
  m.mobile_verified_at is not null as "mobileVerified",
  m.national_code is null and coalesce(
    (select (value ->> 'needsNationalCode')::boolean or (value ->> 'remindsNationalCode')::boolean
      from setting where key = 'selling'), false) as "lacksNationalCode"`;

/**
 * Stores the network a member logged in from; the least recently used beyond the maximum are deleted. Values:
 * member, hash, session. No row when the session has ended, so that someone who loses an account at this
 * moment leaves no known network behind. The session is locked before the row that references the member is
 * written: code that ends sessions must not lock the member with `for update`, which conflicts with such
 * rows, or both would deadlock.
 */
export const noteNetwork = {
  name: 'member-note-network',
  text: `
    with held as (
      select member_id from member_session where id = $3 and member_id = $1 for share),
    over as (
      delete from member_network where member_id = (select member_id from held) and network_hash in (
        select network_hash from member_network where member_id = $1 and network_hash <> $2
        order by seen_at desc offset ${mostNetworks - 1}))
    insert into member_network (member_id, network_hash) select member_id, $2 from held
    on conflict (member_id, network_hash) do update set seen_at = now()
    returning member_id as "memberId"`,
  row: z.object({ memberId: z.int() }),
} satisfies Statement<unknown>;

/**
 * Opens a session; the least recently used beyond the maximum are deleted. Values: id, member, token hash,
 * remembered, user agent, hash of the password that was checked or null. No row when that password is no
 * longer the member's, or the member is blocked or does not exist. Replacing a password or blocking a member, and
 * ending their sessions, locks the member's row, so a concurrent login either is ended or finds the change.
 */
export const openSession = {
  name: 'member-open-session',
  text: `
    with opened as (
      insert into member_session (id, member_id, token_hash, remembered, user_agent, expires_at)
      select $1::uuid, m.id, $3::text, $4::boolean, $5::text, ${lifetime('$4::boolean', 'now()')}
      from member m
      where m.id = $2 and m.blocked_at is null and ($6::text is null or m.password_hash = $6)
      for share
      returning id),
    over as (
      delete from member_session where id in (
        select id from member_session where exists (select from opened) and id in (
          select id from member_session where member_id = $2
          order by rotated_at desc offset ${mostSessions - 1})
        for update skip locked)
      returning id)
    select ${standingColumns}, (select coalesce(json_agg(id), '[]') from over) as ended
    from opened join member m on m.id = $2`,
  row: z.object({ ...standing, ended: z.array(z.string()) }),
} satisfies Statement<unknown>;

const kept = z.object({ memberId: z.int(), remembered: z.boolean() });
const keptColumns = `member_id as "memberId", remembered`;

/** Whether a token in `exchanged` is still accepted. */
const isFresh = `(token ->> 'at')::timestamptz > now() - interval '${graceSeconds} seconds'`;

/**
 * Exchanges a refresh token; of two concurrent calls the second finds no row. Values: session, hash of the
 * token, hash of its successor.
 */
export const rotateSession = {
  name: 'member-rotate-session',
  text: `
    update member_session set token_hash = $3, rotated_at = now(),
      expires_at = ${lifetime('remembered', 'created_at')},
      exchanged = jsonb_build_array(jsonb_build_object('hash', token_hash, 'at', now())) || (
        select coalesce(jsonb_agg(token order by place), '[]')
        from jsonb_array_elements(exchanged) with ordinality as list (token, place)
        where place < ${mostExchanged} and ${isFresh})
    where id = $1 and token_hash = $2 and expires_at > now()
    returning ${keptColumns}`,
  row: kept,
} satisfies Statement<unknown>;

/** The session that exchanged this token a moment ago. Values: session, hash of the token. */
export const readJustRotated = {
  name: 'member-read-just-rotated',
  text: `
    select ${keptColumns}, token_hash as "tokenHash" from member_session
    where id = $1 and expires_at > now() and exists (
      select from jsonb_array_elements(exchanged) as list (token)
      where token ->> 'hash' = $2 and ${isFresh})`,
  row: kept.extend({ tokenHash: z.string() }),
} satisfies Statement<unknown>;

/** Values: session. */
export const endSession = {
  name: 'member-end-session',
  text: `delete from member_session where id = $1 returning member_id as "memberId"`,
  row: z.object({ memberId: z.int() }),
} satisfies Statement<unknown>;

/** Ends all sessions of a member, or all but one; resolves to their ids. */
export async function endSessions(
  tx: Db,
  memberId: number,
  except: string | null = null,
): Promise<string[]> {
  const query = sql`
    delete from member_session
    where member_id = ${memberId} and id is distinct from ${except}::uuid returning id`;
  return (await rows(tx, query, z.object({ id: z.string() }))).map(({ id }) => id);
}

/** Deletes all known networks of a member. */
export async function forgetNetworksOf(tx: Db, memberId: number): Promise<void> {
  await tx.execute(sql`delete from member_network where member_id = ${memberId}`);
}

/** The member of a valid session. Values: session, member. */
export const readStanding = {
  name: 'member-read-standing',
  text: `
    select ${standingColumns}
    from member_session s join member m on m.id = s.member_id
    where s.id = $1 and s.member_id = $2 and s.expires_at > now()`,
  row: z.object(standing),
} satisfies Statement<unknown>;
export type Standing = z.infer<(typeof readStanding)['row']>;

/** Whether staff have blocked a member. Values: member. */
export const readBlocked = {
  name: 'member-read-blocked',
  text: `select blocked_at is not null as "isBlocked" from member where id = $1`,
  row: z.object({ isBlocked: z.boolean() }),
} satisfies Statement<unknown>;

/** Deletes a batch of expired sessions, skipping rows locked by other nodes. */
export const removeOver = removal({
  name: 'member-remove-over',
  table: 'member_session',
  key: 'id',
  since: 'expires_at',
  before: 'now()',
});

/**
 * Deletes a batch of networks without a login for long. The table has no id, so rows are identified by
 * `ctid`.
 */
export const forgetNetworks = removal({
  name: 'member-forget-networks',
  table: 'member_network',
  key: 'ctid',
  since: 'seen_at',
  before: `now() - interval '${networkDays} days'`,
});
