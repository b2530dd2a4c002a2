import { frozenBasket, refusedChange } from '#lib/contract/codes.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

/** Why a change was refused: a message, and the code sent as basketCount (contract §3). */
export interface Refusal {
  readonly message: string;
  readonly code: typeof frozenBasket | typeof refusedChange;
}

export const refusedFrozen: Refusal = { message: basketTexts.frozen, code: frozenBasket };
export const refusedFor = (message: string): Refusal => ({ message, code: refusedChange });
