import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { SmsFailure } from '#server/sms/provider.ts';

/** Sent side by side. */
export const batchSize = 10;
/** So often somebody may get the same message, should the provider take it and not say so. */
const mostDoubts = 8;
/** Each pause before another attempt is three times the one before, in ms. */
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
});
export type Claimed = z.infer<typeof claimed>;

/**
 * Takes some messages for this process. Until it says otherwise an attempt is a doubtful one: it may die with
 * the message sent.
 * @param lease in ms, after which messages of a process that died are free again
 */
export function claim(db: Db, lease: number): Promise<Claimed[]> {
  return rows(
    db,
    sql`update sms set attempts = attempts + 1, doubts = doubts + 1, due_at = now() + ${lease} * interval '1 millisecond'
      where id in (
        select id from sms
        where settled_at is null and expires_at > now() and due_at <= now() and doubts < ${mostDoubts}
        order by expires_at, id limit ${batchSize} for update skip locked)
      returning id, reference, purpose, mobile, text, template, attempts, doubts`,
    claimed,
  );
}

/** The embedded database has one process: what is claimed at its start was its predecessor's. */
export async function freeAll(db: Db): Promise<void> {
  await db.execute(sql`update sms set due_at = now() where settled_at is null and due_at > now()`);
}

/** Of a secret that was sent, or never will be, nothing but the fact is kept. */
const withoutSecret = sql`text = case when is_secret then '' else text end,
  template = case when is_secret then null else template end`;

/** @param isRead whether it is to be read where it is kept, secret or not */
export async function noteSent(db: Db, { id }: Claimed, isRead: boolean): Promise<void> {
  const kept = isRead ? sql`` : sql`, ${withoutSecret}`;
  await db.execute(
    sql`update sms set settled_at = now(), outcome = 'sent', last_error = null ${kept} where id = ${id}`,
  );
}

/** Resolves to whether the message is given up. */
export async function noteFailure(db: Db, message: Claimed, failure: SmsFailure): Promise<boolean> {
  const { id, attempts, doubts } = message;
  const { kind, message: reason } = failure;
  if (kind === 'refused' || (kind === 'doubtful' && doubts >= mostDoubts)) {
    const outcome = kind === 'refused' ? 'refused' : 'lost';
    await db.execute(
      sql`update sms set settled_at = now(), outcome = ${outcome}, last_error = ${reason},
        ${withoutSecret} where id = ${id}`,
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
