import { api } from '#lib/calls/browser.ts';
import type {
  PriceAlertsAnswer,
  TellWhenCheaperAnswer,
  TellWhenCheaperBody,
} from '#lib/contract/price-alert.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

/** Asks for a message to the member when a variant costs less. */
export const askPriceAlert = (json: TellWhenCheaperBody): Promise<Outcome<TellWhenCheaperAnswer>> =>
  tryCall(() => api.post('Product/Tell-When-Cheaper', { json }).json<TellWhenCheaperAnswer>());

export const readPriceAlerts = (): Promise<Outcome<PriceAlertsAnswer>> =>
  tryCall(() => api.get('member-account/get-price-alerts').json<PriceAlertsAnswer>());

export const removePriceAlert = (variantId: number): Promise<Outcome<PriceAlertsAnswer>> =>
  tryCall(() =>
    api
      .post('member-account/remove-price-alert', { json: { ProductProperty: variantId } })
      .json<PriceAlertsAnswer>(),
  );
