import { type BasketOwner, basketKey } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';
import type { Turns } from '#server/turns.ts';

/** A try fails only when another node changed the same basket first, so each round one succeeds. */
const mostTries = 100;

/** What a try came to; null when the basket changed between its reading and writing. */
export type Tried<T> = { readonly done: T } | null;

/** Makes a change until it succeeds, in turn with the others of the same basket. */
export type KeepTrying = <T>(owner: BasketOwner, attempt: () => Promise<Tried<T>>) => Promise<T>;

/** @param inTurn without turns, many changes of one basket would each fail as often as there are others */
export function createTries(inTurn: Turns): KeepTrying {
  return function keepTrying<T>(owner: BasketOwner, attempt: () => Promise<Tried<T>>): Promise<T> {
    return inTurn(basketKey(owner), async () => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        // One try after the other: each reads what the one before it lost to.
        // oxlint-disable-next-line no-await-in-loop
        const tried = await attempt();
        if (tried) return tried.done;
      }
      throw new ShopError(503, 'BASKET_BUSY', basketTexts.busy);
    });
  };
}
