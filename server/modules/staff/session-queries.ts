import { z } from 'zod';
import { confirmedMinutes, panelIdleMinutes, panelMostMinutes } from '#lib/contract/permissions.ts';
import { iso } from '#server/db/iso.ts';
import { noRow, removal, type Statement } from '#server/db/statement.ts';
import { heldRole, rolesSql } from '#server/modules/staff/access.ts';

/** Most sessions of one of the staff; beyond it the least recently used ends. */
const mostSessions = 20;
/** Days for which a browser stays known without a sign-in, and the most of one of the staff. */
const deviceDays = 365;
const mostDevices = 50;

/** Condition for a session `s` of staff `st` and member `m` that has not ended. */
const isOpen = `s.ends_at > now() and s.seen_at > now() - interval '${panelIdleMinutes} minutes'
  and st.suspended_at is null and s.password_mark = md5(m.password_hash)`;

const selectSession = `
    select s.id, s.member_id as "memberId", s.seen_at < now() - interval '1 minute' as "isDue",
      s.confirmed_until > now() as "isConfirmed", ${iso('s.confirmed_until')} as "confirmedUntil",
      ${iso('s.ends_at')} as "endsAt", m.name, m.mobile, st.totp_secret is not null as "hasTotp",
      st.is_demo as "isDemo", ${rolesSql} as roles
    from panel_session s join staff st on st.member_id = s.member_id join member m on m.id = s.member_id`;

const sessionRow = z.object({
  id: z.string(),
  memberId: z.int(),
  isDue: z.boolean(),
  isConfirmed: z.boolean(),
  confirmedUntil: z.string(),
  endsAt: z.string(),
  name: z.string(),
  mobile: z.string(),
  hasTotp: z.boolean(),
  isDemo: z.boolean(),
  roles: z.array(heldRole),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** Values: hash of the token. */
export const readSession = {
  name: 'panel-read-session',
  text: `${selectSession} where s.token_hash = $1 and ${isOpen}`,
  row: sessionRow,
} satisfies Statement<unknown>;

/** Those of some sessions that have not ended. Values: their ids. */
export const readOpenSessions = {
  name: 'panel-read-open-sessions',
  text: `${selectSession} where s.id = any($1::uuid[]) and ${isOpen}`,
  row: sessionRow,
} satisfies Statement<unknown>;

/** Values: session. */
export const touchSession = {
  name: 'panel-touch-session',
  text: `update panel_session set seen_at = now() where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/**
 * Opens a session; no row when the password was replaced since it was checked, access was suspended, or the second step
 * was turned on or off. Values: id, member, token hash, hash of the password, user agent, address, whether a second step
 * was checked.
 */
export const openSession = {
  name: 'panel-open-session',
  text: `
    with over as (
      delete from panel_session where id in (
        select id from panel_session where member_id = $2
        order by seen_at desc offset ${mostSessions - 1}))
    insert into panel_session
      (id, member_id, token_hash, password_mark, user_agent, ip, ends_at, confirmed_until)
    select $1::uuid, st.member_id, $3::text, md5(m.password_hash), $5::text, $6::text,
      now() + interval '${panelMostMinutes} minutes', now() + interval '${confirmedMinutes} minutes'
    from staff st join member m on m.id = st.member_id
    where st.member_id = $2 and st.suspended_at is null and m.password_hash = $4
      and (st.totp_secret is not null) = $7::boolean for share
    returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;

/** Values: session. */
export const confirmSession = {
  name: 'panel-confirm-session',
  text: `
    update panel_session set confirmed_until = now() + interval '${confirmedMinutes} minutes'
    where id = $1 returning ${iso('confirmed_until')} as "confirmedUntil"`,
  row: z.object({ confirmedUntil: z.string() }),
} satisfies Statement<unknown>;

/** Values: session. */
export const endSession = {
  name: 'panel-end-session',
  text: `delete from panel_session where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Values: hash of the token. */
export const endByToken = {
  name: 'panel-end-by-token',
  text: `delete from panel_session where token_hash = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Sessions of one of the staff, the current one first, then the most recently used. Values: member, session. */
export const readDevices = {
  name: 'panel-devices',
  text: `
    select s.id, s.user_agent as "userAgent", s.ip, ${iso('s.created_at')} as since,
      ${iso('s.seen_at')} as "lastSeen", s.id = $2::uuid as "isThis"
    from panel_session s join staff st on st.member_id = s.member_id join member m on m.id = s.member_id
    where s.member_id = $1 and ${isOpen}
    order by s.id = $2::uuid desc, s.seen_at desc, s.id`,
  row: z.object({
    id: z.string(),
    userAgent: z.string(),
    ip: z.string(),
    since: z.string(),
    lastSeen: z.string(),
    isThis: z.boolean(),
  }),
} satisfies Statement<unknown>;

/** Ends a session of staff other than the current one. Values: session, current session, member or null for anyone's. */
export const endDevice = {
  name: 'panel-end-device',
  text: `
    delete from panel_session
    where id = $1 and id <> $2::uuid and ($3::bigint is null or member_id = $3::bigint)
    returning member_id as "memberId", user_agent as "userAgent"`,
  row: z.object({ memberId: z.int(), userAgent: z.string() }),
} satisfies Statement<unknown>;

/** Values: member, except this session or null. */
export const endSessionsOf = {
  name: 'panel-end-sessions-of',
  text: `delete from panel_session where member_id = $1 and id is distinct from $2::uuid`,
  row: noRow,
} satisfies Statement<unknown>;

/** Whether staff have signed in from this browser before. Values: member, hash of its cookie. */
export const isKnownDevice = {
  name: 'panel-is-known-device',
  text: `
    select exists (
      select from staff_device where member_id = $1 and token_hash = $2) as "isKnown"`,
  row: z.object({ isKnown: z.boolean() }),
} satisfies Statement<unknown>;

/** Values: member, hash of the browser's cookie. */
export const keepDevice = {
  name: 'panel-keep-device',
  text: `
    with over as (
      delete from staff_device where member_id = $1 and token_hash in (
        select token_hash from staff_device where member_id = $1 and token_hash <> $2
        order by seen_at desc offset ${mostDevices - 1}))
    insert into staff_device (member_id, token_hash) values ($1, $2)
    on conflict (member_id, token_hash) do update set seen_at = now()`,
  row: noRow,
} satisfies Statement<unknown>;

/** Deletes a batch of sessions that have ended. */
export const removeOverSessions = removal({
  name: 'panel-remove-over',
  table: 'panel_session',
  key: 'id',
  since: 'ends_at',
  before: 'now()',
});

/** Deletes a batch of browsers that were not used for long. */
export const forgetDevices = removal({
  name: 'panel-forget-devices',
  table: 'staff_device',
  key: 'ctid',
  since: 'seen_at',
  before: `now() - interval '${deviceDays} days'`,
});
