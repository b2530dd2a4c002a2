import type { AddToBasketAnswer, ChangeBasketAnswer } from '#lib/contract/basket.ts';
import { frozenBasket, refusedChange } from '#lib/contract/codes.ts';
import type { Refusal } from '#server/modules/basket/refusal.ts';
import type { Added, Changed } from '#server/modules/basket/changes.ts';

/** The message and basketCount of an answer: the contract sends a code in place of the count of a refused change. */
function outcomeOf(refusal: Refusal | null, basketCount: number) {
  if (refusal === null) return { message: null, basketCount };
  const { message, isFrozen } = refusal;
  return { message, basketCount: isFrozen ? frozenBasket : refusedChange };
}

export const addAnswer = ({ refusal, basketCount, sequence }: Added): AddToBasketAnswer => ({
  ...outcomeOf(refusal, basketCount),
  sequence,
});

export function changeAnswer({ refusal, basket }: Changed): ChangeBasketAnswer {
  const { basketCount, finalPrice, insurancePrice, sequence } = basket;
  return {
    ...outcomeOf(refusal, basketCount),
    finalPrice,
    insurancePrice,
    sequence,
    basket,
  };
}
