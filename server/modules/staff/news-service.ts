import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import type { Db } from '#server/db/database.ts';
import { readDoer, readOwners } from '#server/modules/staff/staff-queries.ts';
import { staffSms } from '#server/modules/staff/texts.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';
import type { StaffAction } from '#server/staff-actions.ts';

/** Seconds for which such news is worth sending. */
const worth = 86_400;
/** Changes of one of the staff within an hour that the owners hear of; more are recorded only. */
const mostNews = 5;

/** Settings that money and codes depend on. */
export type GuardedArea = keyof typeof staffSms.areas;
const actions: readonly StaffAction[] = ['Save-Payment-Settings', 'Save-Sms-Settings'];

/** News to the owners about what others should not be able to do unseen. */
export const staffNews = {
  /** Queues a message to all who may manage staff. Call it before the change is recorded, in its transaction. */
  async settingsChanged(
    tx: Db,
    { memberId, area }: { readonly memberId: number; readonly area: GuardedArea },
  ): Promise<void> {
    const doer = await readDoer(tx, memberId, actions);
    if (!doer || doer.lately >= mostNews) return;
    const now = new Date().toISOString();
    const at = staffSms.moment(weekdayOf(now), timeOf(now));
    const text = staffSms.settingsChanged(doer.name, staffSms.areas[area], at);
    for (const owner of await readOwners(tx)) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await queueMemberSms(tx, { purpose: 'staff', memberId: owner, text, keep: worth });
    }
  },
};
