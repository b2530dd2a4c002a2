import type { TellWhenBackAnswer } from '#lib/contract/back-in-stock.ts';
import { shortProductPath } from '#lib/contract/forms.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  storeAlert,
  readNames,
  removeOldAlerts,
  takeWaiting,
} from '#server/modules/back-in-stock/queries.ts';
import { backInStockTexts } from '#server/modules/back-in-stock/texts.ts';
import { findReachedBack } from '#server/modules/price-alert/drops-service.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';

/** Lifetime of a message in seconds, a day: after that the variant may be sold out again. */
const maxDelay = 86_400;

interface StockAlert {
  websiteCode: number;
  /** 0 means the default variant. */
  variantId: number;
  /** `09…` */
  mobile: string;
}

export function createBackInStockService(database: Database) {
  /**
   * Stores a back-in-stock alert. The answer does not reveal whether the number had one already.
   * @throws {ShopError} 404 for an unknown product or variant
   */
  async function subscribe({
    websiteCode,
    variantId,
    mobile,
  }: StockAlert): Promise<TellWhenBackAnswer> {
    const [found] = await database.run(storeAlert, [websiteCode, variantId, mobile]);
    if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', backInStockTexts.unknownProduct);
    return { Success: found.outcome === 'kept', Message: backInStockTexts[found.outcome] };
  }

  /** Deletes a batch of old alerts; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldAlerts, []);
    return gone?.count ?? 0;
  }

  return { subscribe, removeSomeOld };
}
export type BackInStockService = ReturnType<typeof createBackInStockService>;

/**
 * Notifies all who wait for the variant, once each, and finds the price alerts that it reaches. Call it in the transaction that makes the variant
 * available.
 * @param siteUrl without a trailing slash
 */
export async function notifyWaiting(
  tx: Db,
  { websiteCode, variantId }: Pick<StockAlert, 'websiteCode' | 'variantId'>,
  siteUrl: string,
): Promise<void> {
  await findReachedBack(tx, variantId);
  const mobiles = await takeWaiting(tx, variantId);
  if (mobiles.length === 0) return;
  const names = await readNames(tx, variantId);
  // Without the slug, which the page adds by a redirect: each of its letters takes six characters in a
  // message.
  const address = `${siteUrl}${shortProductPath(websiteCode)}?variant=${variantId}`;
  const text = backInStockTexts.back(names, address);
  await queueSms(tx, { purpose: 'back-in-stock', mobiles, text, keep: maxDelay });
}
