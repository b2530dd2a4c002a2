import { HTTPError } from 'ky';
import { api } from '#lib/calls/browser.ts';
import { visitorGuid } from '#lib/calls/guid.ts';
import { trailStore } from '#lib/calls/trail.ts';
import { publicConfig } from '#lib/public-config.ts';
import type {
  AddToBasketAnswer,
  AddToBasketBody,
  ChangeBasketAnswer,
  ChangeCountBody,
  ChangeInsuranceBody,
  ConfirmChangesBody,
  ExitFreezeAnswer,
  GetBasketAnswer,
  RemoveFromBasketBody,
  SavedLineBody,
} from '#lib/contract/basket.ts';
import { frozenBasket } from '#lib/contract/codes.ts';
import { noteHappening } from '#lib/measuring/happenings.ts';
import { contentsStore } from '#lib/basket/contents-store.ts';
import { basketStore } from '#lib/basket/store.ts';

/** A variant of a product. */
export interface Place {
  readonly websiteCode: number;
  /** `ProductProperty` in the contract; 0 means the default variant. */
  readonly variantId: number;
}

/** A variant to add. */
export interface Choice extends Place {
  readonly insurance: boolean;
  /** 1 if absent. */
  readonly count?: number;
  /** Of a removed line that is restored to its place. */
  readonly addedAt?: number;
}

/** Why the basket was not changed. */
export interface Refusal {
  /** The service's message. */
  readonly message: string;
  /** Whether the basket is locked by an unpaid order, which the shopper can cancel. */
  readonly isFrozen: boolean;
}

const refusalOf = ({ message, basketCount }: AddToBasketAnswer): Refusal | null =>
  message === null ? null : { message, isFrozen: basketCount === frozenBasket };

const asked = () => ({
  Refer: trailStore.getState().previousPath ?? '',
  GuidCode: visitorGuid(publicConfig.guidCookie),
});
const placed = ({ websiteCode, variantId }: Place) => ({
  WebsiteCode: websiteCode,
  ProductProperty: variantId,
});

/**
 * Adds pieces to the basket.
 * @returns null when they were added
 * @throws {HTTPError} on a status other than 200; network errors and timeouts are passed on
 */
export async function addToBasket(choice: Choice): Promise<Refusal | null> {
  const { age } = basketStore.getState();
  const body: AddToBasketBody = {
    ...placed(choice),
    ...asked(),
    Count: choice.count ?? 1,
    Insurance: choice.insurance,
    ...(choice.addedAt !== undefined && { AddedAt: choice.addedAt }),
  };
  const answer = await api.post('Basket/Add-To-Basket', { json: body }).json<AddToBasketAnswer>();
  if (answer.message === null) {
    basketStore.learn(answer, age);
    const { websiteCode, variantId, count = 1 } = choice;
    noteHappening({ kind: 'added', websiteCode, variantId, count });
  }
  return refusalOf(answer);
}

/** Stores the service's answer about the whole basket. */
function accept(basket: GetBasketAnswer, age: number): void {
  if (age !== basketStore.getState().age) return;
  contentsStore.accept(basket, age);
  basketStore.learn(basket, age);
}

declare global {
  interface Window {
    /** What an inline script asked for (early-lines.ts); null when that failed. */
    earlyBasket?: Promise<GetBasketAnswer | null>;
  }
}

async function get(): Promise<GetBasketAnswer> {
  const early = window.earlyBasket;
  delete window.earlyBasket;
  return (await early) ?? api.get('Basket/Get-Basket').json<GetBasketAnswer>();
}

/** Reads the basket with its lines and current prices; updates the header's count too. */
export async function readBasket(): Promise<void> {
  const { age } = basketStore.getState();
  accept(await get(), age);
}

/** Reads the number of pieces. */
export async function readCount(): Promise<void> {
  const { age } = basketStore.getState();
  basketStore.learn(await get(), age);
}

type ChangeBody =
  | ChangeCountBody
  | ChangeInsuranceBody
  | RemoveFromBasketBody
  | SavedLineBody
  | ConfirmChangesBody;

const notFound = 404;

/**
 * @returns null when it is done, or when the line no longer exists: then the basket is read again
 */
async function change(name: string, body: ChangeBody): Promise<Refusal | null> {
  const { age } = basketStore.getState();
  try {
    // `keepalive`: the request completes even if the shopper leaves the page.
    const sent = api.post(`Basket/${name}`, { json: body, keepalive: true });
    const answer = await sent.json<ChangeBasketAnswer>();
    accept(answer.basket, age);
    if (answer.message === null) noteHappening({ kind: 'changed' });
    return refusalOf(answer);
  } catch (error) {
    if (!(error instanceof HTTPError) || error.response.status !== notFound) throw error;
    await readBasket();
    return null;
  }
}

/** @throws {HTTPError} on a status other than 200 and 404; network errors are passed on */
export const changeCount = (place: Place, count: number) =>
  change('Change-Count', { ...placed(place), ...asked(), Count: count });

export const changeInsurance = (place: Place, insurance: boolean) =>
  change('Change-Insurance', { ...placed(place), ...asked(), Insurance: insurance });

export const removeFromBasket = (place: Place) =>
  change('Remove-From-Basket', { ...placed(place), ...asked() });

export const saveForLater = (place: Place) =>
  change('Save-For-Later', { ...placed(place), ...asked() });

/** Puts a saved line back into the basket. */
export const takeBack = (place: Place) => change('Take-Back', { ...placed(place), ...asked() });

export const removeSaved = (place: Place) =>
  change('Remove-Saved', { ...placed(place), ...asked() });

/** Confirms the shown changes of lines. @param newsKey of the shown basket */
export const confirmChanges = (newsKey: string) =>
  change('Confirm-Changes', { ...asked(), NewsKey: newsKey });

/**
 * Cancels the pending payment, which unlocks the basket.
 * @returns null when it is done, or why not: the payment is being verified
 */
export async function exitFreeze(): Promise<string | null> {
  const { age } = basketStore.getState();
  const answer = await api.get('Basket/Exit-Freeze').json<ExitFreezeAnswer>();
  if (answer.message === null) basketStore.learn(answer, age);
  return answer.message;
}
