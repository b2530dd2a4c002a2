import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { requireConfirmed } from '#server/http/staff.ts';
import { staffNews } from '#server/modules/staff/news-service.ts';
import type { PanelSession } from '#server/modules/staff/session-service.ts';
import { endingOf } from '#server/sealed/ending.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Who changes settings, and whether they were asked lately who they are. */
export type Editor = Pick<PanelSession, 'memberId' | 'isConfirmed'>;

/** Where money from card to card goes; null: nowhere. */
const target = z.object({
  cardToCard: z.object({ card: z.string(), owner: z.string() }).nullable(),
});

/**
 * Another card, or another name beside it, sends shoppers' money elsewhere, and without a card nobody can pay so: it must
 * be confirmed, is recorded by itself, and owners hear of it.
 */
export const guardCard =
  ({ memberId, isConfirmed }: Editor) =>
  async (tx: Db, before: object, after: object): Promise<void> => {
    const { cardToCard: was } = target.parse(before);
    const { cardToCard: is } = target.parse(after);
    if (isDeepStrictEqual(was, is)) return;
    requireConfirmed({ isConfirmed });
    await staffNews.settingsChanged(tx, { memberId, area: 'card' });
    await recordStaff(tx, {
      memberId,
      action: 'Save-Card',
      subject: 'settings selling',
      before: was && { card: endingOf(was.card) },
      after: is && { card: endingOf(is.card), isOtherOwner: was?.owner !== is.owner },
    });
  };
