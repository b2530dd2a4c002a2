import type { WrittenKind } from '#lib/contract/opinion.ts';
import type { Db } from '#server/db/database.ts';
import { spreadComments } from '#server/modules/blog/page-change-service.ts';
import { announcePage, spreadStars } from '#server/modules/catalogue/service.ts';
import { syncRatings } from '#server/modules/opinion/ratings.ts';
import { holdProduct } from '#server/modules/opinion/write-queries.ts';

/**
 * Spreads that what others read of a product or post has changed, in the transaction that changed it: a review is
 * counted in the stars of pages, cards and lists, a comment in its post, everything else stands on the product's page
 * alone.
 * @param aboutId the product, of a comment the post
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
