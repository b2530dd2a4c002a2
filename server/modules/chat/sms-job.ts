import { z } from 'zod';
import { chatFragment } from '#lib/contract/chat-names.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { micros, ofMicros } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';
import type { Job } from '#server/jobs/job.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { Presences } from '#server/modules/presence/service.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';

const [every, keep] = [30_000, 6 * 3_600];
const mostAtOnce = 100;

/**
 * An answer that waits unseen for three minutes, by a member with a verified number who was sent none about it, nor any
 * about this chat in half an hour. After a day nobody waits for it.
 */
const isDue = `c.member_id is not null and c.unseen_since < now() - interval '3 minutes'
  and c.unseen_since > now() - interval '1 day'
  and (c.sms_at is null or (c.sms_at < c.unseen_since and c.sms_at < now() - interval '30 minutes'))
  and exists (select from member v where v.id = c.member_id and v.mobile_verified_at is not null
    and v.blocked_at is null)
  and not exists (select from chat y where y.member_id = c.member_id and y.sms_at > now() - interval '30 minutes')
  and exists (select from chat_message m where m.chat_id = c.id and m.sequence > c.visitor_seen
    and m.sender = 'staff' and m.deleted_at is null)`;

const row = z.object({ id: z.string(), memberId: z.int() });
const firstPlace = [0, '00000000-0000-0000-0000-000000000000'] as const;

/** Values: the time in microseconds and the id after which to go on. */
export const readDue = {
  name: 'chat-read-sms-due',
  text: `select c.id, c.member_id as "memberId", ${micros('c.unseen_since')} as at from chat c
    where ${isDue} and (c.unseen_since, c.id) > (${ofMicros('$1')}, $2::uuid)
    order by c.unseen_since, c.id limit ${mostAtOnce}`,
  row: row.extend({ at: z.number() }),
} satisfies Statement<unknown>;

/** Marks that the SMS of a chat is sent, unless another node has done so. Values: chat. */
const claimDue = {
  name: 'chat-claim-sms',
  text: `update chat c set sms_at = now() where c.id = $1 and ${isDue} returning c.id, c.member_id as "memberId"`,
  row,
} satisfies Statement<unknown>;

interface Needs {
  readonly database: Database;
  readonly settings: Pick<Config, 'siteUrl'>;
  readonly presences: Pick<Presences, 'isHere'>;
}

/** One SMS to a member who is gone while an answer waits: a link, and nothing of what was said. */
export function smsJob({ database, settings, presences }: Needs): Job {
  const text = chatTexts.sms(`${settings.siteUrl}/${chatFragment}`);

  async function sendTo(chat: string, memberId: number): Promise<void> {
    // Who has the shop open sees the answer there.
    if (await presences.isHere(memberBasket(memberId))) return;
    await database.transaction(async (tx) => {
      const [claimed] = await database.run(claimDue, [chat], tx);
      if (claimed) await queueMemberSms(tx, { purpose: 'chat', memberId, text, keep });
    });
  }

  return {
    name: 'chat SMS',
    every,
    async run() {
      let place: readonly [number, string] = firstPlace;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- few, and nothing waits for them
        const due = await database.run(readDue, place);
        for (const { id, memberId, at } of due) {
          place = [at, id];
          // oxlint-disable-next-line no-await-in-loop
          await sendTo(id, memberId);
        }
        if (due.length < mostAtOnce) return 'later';
      }
    },
  };
}
