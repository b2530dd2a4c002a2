import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import type { Refusal } from '#server/modules/basket/refusal.ts';

/** A variant of a product; `variantId` 0 is the default one. */
export interface Place {
  readonly websiteCode: number;
  readonly variantId: number;
}

export interface Addition extends Place {
  readonly count: number;
  readonly insurance: boolean;
  readonly refer: string;
  /** When a restored line was originally added, in ms. */
  readonly addedAt?: number | undefined;
  /** Adds fewer pieces where the shop's limits leave fewer. */
  readonly takesFewer?: boolean;
}

/** The outcome of an addition. */
export interface Added {
  readonly refusal: Refusal | null;
  /** Pieces that were added. */
  readonly added: number;
  readonly basketCount: number;
  readonly sequence: number;
}

/** The outcome of a change, and the resulting basket. */
export interface Changed {
  readonly refusal: Refusal | null;
  readonly basket: GetBasketAnswer;
}
