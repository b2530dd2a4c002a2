import type { OrderResultAnswer } from '#lib/contract/order.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { readResult } from '#server/modules/payment/result-queries.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

/** What became of attempts to pay: nothing personal, because a token alone opens it. */
export function createResultService(database: Database) {
  /** @throws {ShopError} 404 for an unknown token */
  async function resultOf(token: string): Promise<OrderResultAnswer> {
    const [found] = await database.run(readResult, [token]);
    if (found) return { ...found, trace: null };
    throw new ShopError(404, 'PAYMENT_NOT_FOUND', paymentTexts.unknownPayment);
  }

  return { resultOf };
}
export type ResultService = ReturnType<typeof createResultService>;
