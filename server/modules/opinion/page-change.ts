import type { WrittenKind } from '#lib/contract/opinion.ts';
import type { Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { ShopEvents } from '#server/events.ts';
import { spreadComments } from '#server/modules/blog/page-change-service.ts';
import { announcePage, spreadStars } from '#server/modules/catalogue/service.ts';
import { syncRatings } from '#server/modules/opinion/ratings.ts';
import { holdProduct } from '#server/modules/opinion/write-queries.ts';

/**
 * Invalidates the pages that show a changed opinion, in the transaction of the change: a review counts in the
 * stars of pages, cards and lists, a comment belongs to its post, all others appear on the product's page
 * only.
 * @param aboutId the product; for a comment the post
 */
export async function spreadOpinion(tx: Db, kind: WrittenKind, aboutId: number): Promise<void> {
  if (kind === 'comment') {
    await spreadComments(tx, aboutId);
  } else if (kind === 'review') {
    await holdProduct(tx, aboutId);
    await syncRatings(tx, [aboutId]);
    await spreadStars(tx, aboutId);
  } else {
    await announcePage(tx, aboutId);
  }
}

/** After the commit: changed pages are requested anew, and what waits for staff is counted anew. */
export function announceOpinion(tx: Db, events: Pick<ShopEvents, 'emit'>): void {
  afterCommit(tx, () => {
    events.emit('outbox');
    events.emit('waitingChanged', 'opinions');
  });
}
