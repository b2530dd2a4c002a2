import { showRefusal } from '#components/basket/show-refusal.ts';
import {
  type Place,
  type Refusal,
  addToBasket,
  changeCount,
  changeInsurance,
  confirmChanges,
  removeFromBasket,
  removeSaved,
  saveForLater,
  takeBack,
} from '#lib/basket/client.ts';
import { during, refresh } from '#lib/basket/contents.ts';
import { reportFailure } from '#lib/session/report-failure.ts';

/** Changes a shopper can make on the cart page. */
export type Change =
  | { readonly kind: 'count'; readonly place: Place; readonly count: number }
  | { readonly kind: 'insurance'; readonly place: Place; readonly insurance: boolean }
  | {
      readonly kind: 'remove' | 'save' | 'takeBack' | 'removeSaved';
      readonly place: Place;
    }
  | {
      readonly kind: 'bringBack';
      readonly place: Place;
      readonly count: number;
      readonly insurance: boolean;
      readonly addedAt: number;
    }
  | { readonly kind: 'confirm'; readonly newsKey: string };

function make(change: Change): Promise<Refusal | null> {
  switch (change.kind) {
    case 'count':
      return changeCount(change.place, change.count);
    case 'insurance':
      return changeInsurance(change.place, change.insurance);
    case 'remove':
      return removeFromBasket(change.place);
    case 'save':
      return saveForLater(change.place);
    case 'takeBack':
      return takeBack(change.place);
    case 'removeSaved':
      return removeSaved(change.place);
    case 'confirm':
      return confirmChanges(change.newsKey);
    case 'bringBack':
      return bringBack(change);
  }
}

async function bringBack({
  place,
  count,
  insurance,
  addedAt,
}: Extract<Change, { kind: 'bringBack' }>): Promise<Refusal | null> {
  const refusal = await addToBasket({ ...place, count, insurance, addedAt });
  if (refusal === null) await refresh();
  return refusal;
}

/**
 * Changes the basket, and notifies the shopper on failure.
 * @returns whether it was done
 */
export async function makeChange(change: Change): Promise<boolean> {
  try {
    const refusal = await during(() => make(change));
    if (refusal !== null) await showRefusal(refusal);
    return refusal === null;
  } catch (error) {
    await reportFailure(error);
    return false;
  }
}
