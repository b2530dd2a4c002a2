import { basketTexts } from '#server/modules/basket/texts.ts';

/** Why a change was refused. */
export interface Refusal {
  readonly message: string;
  /** Whether the basket awaits payment; otherwise a rule of the shop refused the change. */
  readonly isFrozen: boolean;
}

export const refusedFrozen: Refusal = { message: basketTexts.frozen, isFrozen: true };
export const refusedFor = (message: string): Refusal => ({ message, isFrozen: false });
