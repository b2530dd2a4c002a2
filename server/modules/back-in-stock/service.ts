import type { TellWhenBackAnswer } from '#lib/contract/back-in-stock.ts';
import { shortProductPath } from '#lib/contract/forms.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  keepWish,
  readNames,
  removeOldWishes,
  takeWaiting,
} from '#server/modules/back-in-stock/queries.ts';
import { backInStockTexts } from '#server/modules/back-in-stock/texts.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';

/** A day, in seconds: what came back yesterday may be gone again. */
const worthTelling = 86_400;

interface Wish {
  websiteCode: number;
  /** 0 means the default variant. */
  variantId: number;
  /** `09…` */
  mobile: string;
}

export function createBackInStockService(database: Database) {
  /**
   * Keeps that this number wants to be told; tells nobody whether it waited before.
   * @throws {ShopError} 404 for what the shop does not have
   */
  async function want({ websiteCode, variantId, mobile }: Wish): Promise<TellWhenBackAnswer> {
    const [found] = await database.run(keepWish, [websiteCode, variantId, mobile]);
    if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', backInStockTexts.unknownProduct);
    return { Success: found.outcome === 'kept', Message: backInStockTexts[found.outcome] };
  }

  /** Forgets some wishes of long ago. Resolves to how many. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldWishes, []);
    return gone?.count ?? 0;
  }

  return { want, removeSomeOld };
}
export type BackInStockService = ReturnType<typeof createBackInStockService>;

/**
 * Tells those who wait for the variant, once each. To be called in the transaction by which it can be bought.
 * @param siteUrl without a slash at the end
 */
export async function tellWaiting(
  tx: Db,
  { websiteCode, variantId }: Pick<Wish, 'websiteCode' | 'variantId'>,
  siteUrl: string,
): Promise<void> {
  const mobiles = await takeWaiting(tx, variantId);
  if (mobiles.length === 0) return;
  const names = await readNames(tx, variantId);
  // The slug is left to the page, which leads to the right one: in a message each of its letters costs six.
  const address = `${siteUrl}${shortProductPath(websiteCode)}?variant=${variantId}`;
  const text = backInStockTexts.back(names, address);
  await queueSms(tx, { purpose: 'back-in-stock', mobiles, text, keep: worthTelling });
}
