import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { type Statement, noRow } from '#server/db/statement.ts';
import type { SmsFailure } from '#server/sms/provider.ts';

/** Messages sent concurrently. */
export const batchSize = 10;
/** Maximum attempts with an unknown outcome, and so the maximum copies a person may get. */
const mostDoubts = 8;
/** Delay of the first retry in ms; each further delay is three times the previous one. */
const firstPause = 2_000;
const longestPause = 3_600_000;

const claimed = z.object({
  id: z.int(),
  reference: z.int(),
  purpose: z.string(),
  mobile: z.string(),
  text: z.string(),
  template: z.object({ name: z.string(), values: z.record(z.string(), z.string()) }).nullable(),
  attempts: z.int(),
  doubts: z.int(),
  account: z.int().nullable(),
});
export type Claimed = z.infer<typeof claimed>;

/**
 * Claims a batch of messages. A claim counts as an attempt of unknown outcome until its result is stored: the
 * process may die after sending. Values: ms after which messages claimed by a dead process are free again, whether the
 * account of now sends, and which former ones do.
 */
export const claim = {
  name: 'sms-claim',
  text: `
    update sms set attempts = attempts + 1, doubts = doubts + 1,
      due_at = now() + $1::int * interval '1 millisecond'
    where id in (
      select id from sms
      where settled_at is null and expires_at > now() and due_at <= now() and doubts < ${mostDoubts}
        and case when account is null then $2::boolean else account = any($3::int[]) end
      order by expires_at, id limit ${batchSize} for update skip locked)
    returning id, reference, purpose, mobile, text, template, attempts, doubts, account`,
  row: claimed,
} satisfies Statement<unknown>;

/** The embedded database has one process, so messages claimed before its start were claimed by a dead one. */
export async function freeAll(db: Db): Promise<void> {
  await db.execute(sql`update sms set due_at = now() where settled_at is null and due_at > now()`);
}

/** Values: message, whether a secret is erased; in the inbox it must stay readable. */
export const noteSent = {
  name: 'sms-note-sent',
  text: `
    update sms set settled_at = now(), outcome = 'sent', last_error = null,
      text = case when $2::boolean and is_secret then '' else text end,
      template = case when $2::boolean and is_secret then null else template end
    where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Puts a message off that was not tried. Values: message, ms. */
export const putOff = {
  name: 'sms-put-off',
  text: `
    update sms set due_at = now() + $2::int * interval '1 millisecond', attempts = attempts - 1, doubts = doubts - 1,
      last_error = 'SMS budget'
    where id = $1`,
  row: noRow,
} satisfies Statement<unknown>;

/** Resolves to whether the message is given up. */
export async function noteFailure(db: Db, message: Claimed, failure: SmsFailure): Promise<boolean> {
  const { id, attempts, doubts } = message;
  const { kind, message: reason } = failure;
  if (kind === 'refused' || (kind === 'doubtful' && doubts >= mostDoubts)) {
    const outcome = kind === 'refused' ? 'refused' : 'lost';
    await db.execute(
      sql`update sms set settled_at = now(), outcome = ${outcome}, last_error = ${reason},
        text = case when is_secret then '' else text end,
        template = case when is_secret then null else template end
        where id = ${id}`,
    );
    return true;
  }
  const pause = Math.min(longestPause, firstPause * 3 ** Math.min(attempts - 1, 10));
  await db.execute(
    sql`update sms set due_at = now() + ${pause} * interval '1 millisecond', last_error = ${reason},
      doubts = doubts - ${kind === 'unsent' ? 1 : 0} where id = ${id}`,
  );
  return false;
}
