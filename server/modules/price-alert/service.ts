import { shortProductPath } from '#lib/contract/forms.ts';
import {
  type PriceAlertsAnswer,
  type TellWhenCheaperAnswer,
  mostPriceAlerts,
} from '#lib/contract/price-alert.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  batch,
  readAlerts,
  readAsked,
  readVerified,
  removeAlert,
  removeOldPriceAlerts,
  settleDue,
  storeAlert,
  takeDue,
} from '#server/modules/price-alert/queries.ts';
import { priceAlertTexts as texts } from '#server/modules/price-alert/texts.ts';
import { queueMemberSms } from '#server/sms-outbox/queue.ts';

/** Lifetime of a message in seconds, a day: after that the price may be another. */
const maxDelay = 86_400;

interface Asked {
  readonly websiteCode: number;
  /** 0 means the default variant. */
  readonly variantId: number;
  /** The highest price to hear of, in toman; null: a round sum below today's. */
  readonly amount: number | null;
}

const no = (Message: string): TellWhenCheaperAnswer => ({ Success: false, Message });

/** A round sum below a price, where it is not below a thousand toman. */
function nextLower(price: number): number {
  const below = price - 1;
  return below < 1_000 ? below : below - (below % 1_000);
}

/**
 * Tells members once when a variant costs less.
 * @param siteUrl without a trailing slash
 */
export function createPriceAlertService(database: Database, siteUrl: string) {
  /**
   * Stores an alert; another for the same variant replaces it.
   * @throws {ShopError} 404 for an unknown product or variant
   */
  function subscribe(memberId: number, asked: Asked, joined?: Db): Promise<TellWhenCheaperAnswer> {
    return database.transaction(async (tx) => {
      const isVerified = await readVerified(tx, memberId);
      const found = await readAsked(tx, memberId, asked.websiteCode, asked.variantId);
      if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', texts.unknownProduct);
      const { variantId, price, known, count } = found;
      if (!isVerified) return no(texts.unverified);
      if (price === null) return no(texts.unsold);
      const most = asked.amount ?? nextLower(price);
      if (most >= price || most < 1) return no(texts.low(price));
      if (!known && count >= mostPriceAlerts) return no(texts.tooMany(mostPriceAlerts));
      await storeAlert(tx, memberId, variantId, most);
      return { Success: true, Message: texts.kept(most) };
    }, joined);
  }

  async function list(memberId: number, joined?: Db): Promise<PriceAlertsAnswer> {
    const [found] = await database.run(readAlerts, [memberId], joined);
    return { alerts: found?.alerts ?? [] };
  }

  /** Ends an alert; repeating it is no error. */
  async function remove(
    memberId: number,
    variantId: number,
    joined?: Db,
  ): Promise<PriceAlertsAnswer> {
    await database.transaction((tx) => removeAlert(tx, memberId, variantId), joined);
    return list(memberId, joined);
  }

  /**
   * Tells a batch of members whose price was reached and is still there, once each.
   * @returns whether more may be waiting
   */
  function tellSome(): Promise<boolean> {
    return database.transaction(async (tx) => {
      const taken = await takeDue(tx);
      if (taken.length === 0) return false;
      for (const { memberId, variantId, websiteCode, name, price } of taken) {
        if (price === null) continue;
        const address = `${siteUrl}${shortProductPath(websiteCode)}?variant=${variantId}`;
        const text = texts.cheaper(name, price, address);
        // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
        await queueMemberSms(tx, { purpose: 'price-drop', memberId, text, keep: maxDelay });
      }
      await settleDue(tx, taken);
      return taken.length === batch;
    });
  }

  /** Deletes a batch of old alerts; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldPriceAlerts, []);
    return gone?.count ?? 0;
  }

  return { subscribe, list, remove, tellSome, removeSomeOld };
}
export type PriceAlertService = ReturnType<typeof createPriceAlertService>;
