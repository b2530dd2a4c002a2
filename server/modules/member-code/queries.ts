import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** Seconds for which a code is valid, and the number of attempts. */
export const codeSeconds = 120;
const codeTries = 5;

/** The purpose of a code; it is valid for no other. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'verify';

interface Code {
  mobile: string;
  purpose: CodePurpose;
  hash: string;
}

/** Stores a code, replacing a used or expired one. Resolves to false while there is a valid one. */
export async function keepCode(tx: Db, { mobile, purpose, hash }: Code): Promise<boolean> {
  const kept = await rows(
    tx,
    sql`insert into login_code as known (mobile, purpose, code_hash, tries_left, expires_at)
      values (${mobile}, ${purpose}, ${hash}, ${codeTries}, now() + ${codeSeconds}::int * interval '1 second')
      on conflict (mobile, purpose) do update set code_hash = excluded.code_hash,
        tries_left = excluded.tries_left, expires_at = excluded.expires_at, used_at = null
      where known.used_at is not null or known.expires_at <= now() or known.tries_left = 0
      returning mobile`,
    z.object({ mobile: z.string() }),
  );
  return kept.length > 0;
}

/** Seconds until another code may be sent. Values: mobile, purpose. */
export const readWait = {
  name: 'member-read-code-wait',
  text: `
    select greatest(1, ceil(extract(epoch from expires_at - now())))::int as seconds from login_code
    where mobile = $1 and purpose = $2 and used_at is null and tries_left > 0`,
  row: z.object({ seconds: z.int() }),
} satisfies Statement<unknown>;

/**
 * Whether a member has verified the number, and whether they have logged in from this network before. Values: mobile,
 * hash of the network.
 */
export const readIsKnown = {
  name: 'member-read-is-known',
  text: `
    select exists (
      select from member m join member_network n on n.member_id = m.id and n.network_hash = $2
      where m.mobile = $1
    ) as "isKnown", exists (
      select from member where mobile = $1 and mobile_verified_at is not null
    ) as "isVerified"`,
  row: z.object({ isKnown: z.boolean(), isVerified: z.boolean() }),
} satisfies Statement<unknown>;

/**
 * Tries a code: uses up one attempt, and the code itself if it is right. Of concurrent attempts with the
 * right code one succeeds. No row when there is no valid code. Values: mobile, purpose, hash.
 */
export const tryCode = {
  name: 'member-try-code',
  text: `
    update login_code set tries_left = tries_left - 1,
      used_at = case when code_hash = $3 then now() end
    where mobile = $1 and purpose = $2 and used_at is null and tries_left > 0 and expires_at > now()
    returning used_at is not null as "isRight", tries_left as "triesLeft"`,
  row: z.object({ isRight: z.boolean(), triesLeft: z.int() }),
} satisfies Statement<unknown>;

/** Deletes a batch of expired codes. */
export const removeOldCodes = removal({
  name: 'member-remove-old-codes',
  table: 'login_code',
  key: 'ctid',
  since: 'expires_at',
  before: 'now()',
});
