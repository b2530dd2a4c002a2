import { z } from 'zod';
import type { Statement } from '#server/db/statement.ts';
import {
  forgottenSeconds,
  graceSeconds,
  rememberedSeconds,
} from '#server/modules/member-account/lifetimes.ts';

const lifetime = (remembered: string) =>
  `now() + case when ${remembered} then interval '${rememberedSeconds} seconds'
    else interval '${forgottenSeconds} seconds' end`;

const standing = {
  id: z.int(),
  role: z.enum(['Member', 'Administrator']),
  mobileVerified: z.boolean(),
  hasNationalCode: z.boolean(),
};
const standingColumns = `
  m.id, m.role, m.mobile_verified_at is not null as "mobileVerified",
  m.national_code is not null as "hasNationalCode"`;

/** Values: mobile. */
export const readForLogin = {
  name: 'member-read-for-login',
  text: `select ${standingColumns}, m.password_hash as "passwordHash" from member m where m.mobile = $1`,
  row: z.object({ ...standing, passwordHash: z.string().nullable() }),
} satisfies Statement<unknown>;

/** Opens a session; those of the member that are over go. Values: id, member, token hash, remembered, browser. */
export const openSession = {
  name: 'member-open-session',
  text: `
    with over as (delete from member_session where member_id = $2 and expires_at < now())
    insert into member_session (id, member_id, token_hash, remembered, user_agent, expires_at)
    values ($1, $2, $3, $4, $5, ${lifetime('$4::boolean')})
    returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;

const kept = z.object({ memberId: z.int(), remembered: z.boolean() });
const keptColumns = `member_id as "memberId", remembered`;

/**
 * Exchanges a refresh token; of two at once the second finds it gone. Values: session, hash of the token
 * given, hash of its successor.
 */
export const rotateSession = {
  name: 'member-rotate-session',
  text: `
    update member_session set previous_hash = token_hash, token_hash = $3, rotated_at = now(),
      expires_at = ${lifetime('remembered')}
    where id = $1 and token_hash = $2 and expires_at > now()
    returning ${keptColumns}`,
  row: kept,
} satisfies Statement<unknown>;

/** The session whose token was exchanged a moment ago. Values: session, hash of that token. */
export const readJustRotated = {
  name: 'member-read-just-rotated',
  text: `
    select ${keptColumns} from member_session
    where id = $1 and previous_hash = $2 and expires_at > now()
      and rotated_at > now() - interval '${graceSeconds} seconds'`,
  row: kept,
} satisfies Statement<unknown>;

/** Values: session. */
export const endSession = {
  name: 'member-end-session',
  text: `delete from member_session where id = $1 returning member_id as "memberId"`,
  row: z.object({ memberId: z.int() }),
} satisfies Statement<unknown>;

/** Whoever a session belongs to, while it lasts. Values: session, member. */
export const readStanding = {
  name: 'member-read-standing',
  text: `
    select ${standingColumns}
    from member_session s join member m on m.id = s.member_id
    where s.id = $1 and s.member_id = $2 and s.expires_at > now()`,
  row: z.object(standing),
} satisfies Statement<unknown>;
export type Standing = z.infer<(typeof readStanding)['row']>;

/** Values: member. */
export const readProfile = {
  name: 'member-read-profile',
  text: `
    select m.name, m.mobile, m.national_code as "nationalCode",
      m.mobile_verified_at is not null as "mobileVerified"
    from member m where m.id = $1`,
  row: z.object({
    name: z.string(),
    mobile: z.string(),
    nationalCode: z.string().nullable(),
    mobileVerified: z.boolean(),
  }),
} satisfies Statement<unknown>;
