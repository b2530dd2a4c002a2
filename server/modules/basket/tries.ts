import { type BasketOwner, basketKey } from '#server/basket-owner.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';
import type { Turns } from '#server/turns.ts';

/**
 * Maximum attempts. One fails only when another node changed the same basket first, so one succeeds in each
 * round.
 */
const mostTries = 100;

/** Result of an attempt; null when the basket changed between reading and writing. */
export type Tried<T> = { readonly done: T } | null;

/** Retries a change until it succeeds, in turn with other changes of the same basket. */
export type KeepTrying = <T>(
  owner: BasketOwner,
  attempt: () => Promise<Tried<T>>,
  joined?: Db,
) => Promise<T>;

/** @param inTurn serialises changes of one basket, which would otherwise make each other fail */
export function createTries(inTurn: Turns): KeepTrying {
  return function keepTrying(owner, attempt, joined) {
    // A transaction that waited for its turn could hold what the one whose turn it is waits for.
    return joined ? repeat(attempt) : inTurn(basketKey(owner), () => repeat(attempt));
  };
}

async function repeat<T>(attempt: () => Promise<Tried<T>>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    // Sequential: each attempt reads the change that made the previous one fail.
    const tried = await attempt();
    if (tried) return tried.done;
  }
  throw new ShopError(503, 'BASKET_BUSY', basketTexts.busy);
}
