import { orderStatuses } from '#lib/contract/codes.ts';
import type { OrderResultAnswer } from '#lib/contract/order.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { GatewayShelf, MadeWith } from '#server/gateways/shelf.ts';
import { readReturnDays } from '#server/modules/order/terms-service.ts';
import type { WaysService } from '#server/modules/order/ways-service.ts';
import { readResult } from '#server/modules/payment/result-queries.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

/** What became of attempts to pay: nothing personal, because a token alone opens it. */
export function createResultService(
  database: Database,
  gateways: Pick<GatewayShelf, 'of' | 'knownAs'>,
  orderWays: WaysService,
) {
  /** @throws {ShopError} 404 for an unknown token */
  async function resultOf(token: string): Promise<OrderResultAnswer> {
    const [found] = await database.run(readResult, [token]);
    if (!found) throw new ShopError(404, 'PAYMENT_NOT_FOUND', paymentTexts.unknownPayment);
    const { payment, delivery, gateway, keyId, ...result } = found;
    const { number, amount: total, secondsLeft } = result;
    const ways = secondsLeft === null ? [] : await orderWays.waysOf({ number, total, payment });
    const isPaid = result.status === orderStatuses.paid;
    const next = isPaid ? { delivery, returnDays: await readReturnDays(database) } : null;
    return { ...result, gateway: titleOf({ gateway, keyId }), next, ways };
  }

  /** Its name, where it was taken out of the settings. */
  const titleOf = (made: MadeWith) =>
    (gateways.of(made) ?? gateways.knownAs(made.gateway))?.title ?? made.gateway;

  return { resultOf };
}
export type ResultService = ReturnType<typeof createResultService>;
