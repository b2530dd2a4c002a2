import type { PreviewOrderAnswer, PreviewOrderBody } from '#lib/contract/order.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import { choiceOf } from '#server/modules/order/choice.ts';
import { type Lending, withLenders } from '#server/modules/order/lending.ts';
import { findOpenOrder } from '#server/modules/order/order-queries.ts';
import { type GatewayChoices, paymentWays } from '#server/modules/order/payment-ways.ts';
import { previewOf } from '#server/modules/order/preview.ts';
import type { Choice, Quote } from '#server/modules/order/quote-types.ts';
import { reckon } from '#server/modules/order/quote.ts';
import { readFacts } from '#server/modules/order/quote-queries.ts';
import { sellingSettings } from '#server/modules/order/stored.ts';
import type { WaysService } from '#server/modules/order/ways-service.ts';

interface Needs {
  readonly database: Database;
  readonly basket: Pick<BasketService, 'readPlain'>;
  readonly gateways: Pick<GatewayChoices, 'offered'>;
  readonly lending: Lending;
  readonly ways: WaysService;
}

/** Prices members' baskets under what they have chosen. */
export function createQuoteService({ database, basket, gateways, lending, ways }: Needs) {
  /** @param tx reads what this transaction sees, with the basket locked */
  async function quote(memberId: number, choice: Choice, tx?: Db): Promise<Quote> {
    // One after the other: a transaction has one connection.
    const lines = await basket.readPlain(memberBasket(memberId), tx);
    // An order needs the method that was chosen, a preview shows all.
    const method = tx === undefined ? null : choice.methodId;
    const [facts] = await database.run(readFacts, [memberId, choice.coupon ?? '', method], tx);
    if (!facts) throw new Error(`Member ${memberId} is gone.`);
    const selling = sellingSettings.parse(facts.selling ?? {});
    return reckon(
      {
        ...facts,
        basket: lines,
        selling,
        ways: paymentWays(gateways.offered(), selling),
        now: new Date(),
      },
      choice,
    );
  }

  /** What the checkout shows while a member chooses. */
  async function preview(memberId: number, body: PreviewOrderBody): Promise<PreviewOrderAnswer> {
    const quoted = await withLenders(await quote(memberId, choiceOf(body)), lending);
    const open = quoted.basket.frozen ? await findOpenOrder(database.db, memberId) : null;
    const openWays = open ? await ways.waysOf(open) : [];
    const [openOrder, openTotal] = [open?.number ?? null, open?.total ?? null];
    return previewOf(quoted, { code: body.Coupon ?? '', openOrder, openTotal, openWays });
  }

  return { quote, preview };
}
export type QuoteService = ReturnType<typeof createQuoteService>;
