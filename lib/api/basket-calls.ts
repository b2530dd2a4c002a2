import { api } from '#lib/api/browser.ts';
import { visitorGuid } from '#lib/api/guid.ts';
import { publicConfig } from '#lib/public-config.ts';
import type { AddToBasketAnswer, AddToBasketBody, GetBasketAnswer } from '#lib/contract/basket.ts';
import { basketStore } from '#lib/stores/basket.ts';
import { sessionStore } from '#lib/stores/session.ts';

/** What a shopper chose on a product page. */
export interface Choice {
  readonly websiteCode: number;
  /** The specification's ProductProperty; 0 means the default variant. */
  readonly variantId: number;
  readonly insurance: boolean;
}

/**
 * Puts one piece into the basket.
 * @returns null when it is in, else the service's sentence that says why not
 * @throws {HTTPError} for a status other than 200; a network error or timeout as it comes
 */
export async function addToBasket(choice: Choice): Promise<string | null> {
  const body: AddToBasketBody = {
    WebsiteCode: choice.websiteCode,
    Count: 1,
    Insurance: choice.insurance,
    ProductProperty: choice.variantId,
    Refer: sessionStore.getState().previousPath ?? '',
    GuidCode: visitorGuid(publicConfig.guidCookie),
  };
  const answer = await api.post('Basket/Add-To-Basket', { json: body }).json<AddToBasketAnswer>();
  if (answer.message === null) basketStore.learn(answer);
  return answer.message;
}

/** The basket with its lines and the prices of this moment; the count in the header follows it. */
export async function readBasket(): Promise<GetBasketAnswer> {
  const basket = await api.get('Basket/Get-Basket').json<GetBasketAnswer>();
  basketStore.learn(basket);
  return basket;
}
