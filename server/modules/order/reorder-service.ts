import { frozenBasket } from '#lib/contract/codes.ts';
import type { OrderLine, ReorderAnswer } from '#lib/contract/member-order.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

type Added = Awaited<ReturnType<BasketService['add']>>;

interface Needs {
  readonly database: Database;
  readonly basket: Pick<BasketService, 'add' | 'count' | 'lock'>;
  readonly reads: Pick<ReadService, 'detail'>;
}

const notFound = 404;

/** Buys what an order had once more. */
export function createReorderService({ database, basket, reads }: Needs) {
  /**
   * Puts the lines of an order into its member's basket, as far as they can still be bought. Prices and limits
   * are those of now.
   * @throws {ShopError} 404 for another member's order
   */
  async function reorder(memberId: number, number: number, joined?: Db): Promise<ReorderAnswer> {
    const { lines } = await reads.detail(memberId, number);
    const owner = memberBasket(memberId);
    return database.transaction(async (tx) => {
      await basket.lock(owner, tx);
      const missing: ReorderAnswer['missing'] = [];
      let added = 0;
      for (const line of lines) {
        // One after the other: each change of a basket follows the one before.
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await addLine(owner, line, tx);
        if (outcome?.refusal?.isFrozen) return frozen(outcome, outcome.refusal.message);
        const left = line.count - (outcome?.added ?? 0);
        added += line.count - left;
        if (left > 0) {
          const message = outcome === null ? orderTexts.gone : (outcome.refusal?.message ?? null);
          missing.push({ nameFa: line.nameFa, count: left, message });
        }
      }
      return { message: null, added, missing, ...(await basket.count(owner, tx)) };
    }, joined);
  }

  /** @returns null when the product or its variant has gone */
  async function addLine(
    owner: ReturnType<typeof memberBasket>,
    { websiteCode, propertyId, count, insurance }: OrderLine,
    tx: Db,
  ): Promise<Added | null> {
    const addition = {
      websiteCode,
      variantId: propertyId,
      count,
      insurance: insurance > 0,
      refer: '',
      takesFewer: true,
    };
    try {
      return await basket.add(owner, addition, tx);
    } catch (error) {
      if (error instanceof ShopError && error.status === notFound) return null;
      throw error;
    }
  }

  return { reorder };
}
export type ReorderService = ReturnType<typeof createReorderService>;

const frozen = ({ sequence }: Added, message: string): ReorderAnswer => ({
  message,
  basketCount: frozenBasket,
  sequence,
  added: 0,
  missing: [],
});
