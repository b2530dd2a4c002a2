import type { OpinionKind } from '#lib/contract/own-opinion.ts';
import type { Db } from '#server/db/database.ts';
import { announcePage, spreadStars } from '#server/modules/catalogue/service.ts';
import { syncRatings } from '#server/modules/opinion/ratings.ts';
import { holdProduct } from '#server/modules/opinion/write-queries.ts';

/**
 * Spreads that what others read of a product has changed, in the transaction that changed it: a review is counted
 * in the stars of pages, cards and lists, everything else stands on the product's page alone.
 */
export async function spreadOpinion(tx: Db, kind: OpinionKind, websiteCode: number): Promise<void> {
  if (kind !== 'review') {
    await announcePage(tx, websiteCode);
    return;
  }
  await holdProduct(tx, websiteCode);
  await syncRatings(tx, [websiteCode]);
  await spreadStars(tx, websiteCode);
}
