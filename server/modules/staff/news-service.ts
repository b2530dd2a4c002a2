import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import type { Db } from '#server/db/database.ts';
import { readDoer, readOwners } from '#server/modules/staff/staff-queries.ts';
import { staffSms } from '#server/modules/staff/texts.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';
import type { StaffAction } from '#server/staff-actions.ts';

/** Seconds for which such news is worth sending. */
export const newsWorth = 86_400;
/** Changes of one kind by one of the staff within an hour that the owners get messages about; more are recorded only. */
const mostNews = 5;

/** Settings that money and codes depend on. */
export type GuardedArea = keyof typeof staffSms.areas;
const actions = {
  payment: 'Save-Payment-Settings',
  sms: 'Save-Sms-Settings',
  card: 'Save-Card',
} as const satisfies Record<GuardedArea, StaffAction>;

interface Changed {
  readonly memberId: number;
  readonly area: GuardedArea;
  /** Revision of the SMS account that was replaced; it sends the news, too: whoever replaced it has no part in it. */
  readonly formerSms?: number | null;
}

/** News to the owners about what others should not be able to do unseen. */
export const staffNews = {
  /** Queues a message to all who may manage staff. Call it before the change is recorded, in its transaction. */
  async settingsChanged(tx: Db, { memberId, area, formerSms = null }: Changed): Promise<void> {
    const doer = await readDoer(tx, memberId, [actions[area]]);
    if (!doer || doer.lately >= mostNews) return;
    const now = new Date().toISOString();
    const at = staffSms.moment(weekdayOf(now), timeOf(now));
    const text = staffSms.settingsChanged(doer.name, staffSms.areas[area], at);
    const accounts = formerSms === null ? [null] : [formerSms, null];
    const owners = await readOwners(tx);
    for (const [owner, account] of owners.flatMap((id) =>
      accounts.map((each) => [id, each] as const),
    )) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await queueMemberSms(tx, {
        purpose: 'staff',
        memberId: owner,
        text,
        keep: newsWorth,
        account,
      });
    }
  },
};
