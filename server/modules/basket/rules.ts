import type { BasketLine, GetBasketAnswer } from '#lib/contract/basket.ts';
import type { AddState, StoredLine } from '#server/modules/basket/queries.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

/** Different variants one basket may hold; bounds its memory and its page. */
export const mostLines = 100;

/** Why `wanted` more pieces can't come into the basket, as a sentence; null when they can. */
export function refusalOf(state: AddState, wanted: number): string | null {
  if (state.removed) return basketTexts.removed;
  if (state.state !== 1) return basketTexts.unavailable(state.state ?? 4);
  const most = state.maxCount ?? 0;
  const isNew = state.count === 0;
  if (state.count + wanted > most) {
    const stockIsLess = (state.stock ?? 0) === most;
    return stockIsLess ? basketTexts.notEnough(most) : basketTexts.tooMany(most);
  }
  return isNew && state.lines >= mostLines ? basketTexts.full(mostLines) : null;
}

/** Adds up a basket. Only what can be bought costs something; every line counts its pieces. */
export function addUp(stored: readonly StoredLine[], sequence: number): GetBasketAnswer {
  const lines = stored.map(withTotal);
  const sum = (of: (line: BasketLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const sold = (of: (line: BasketLine) => number) =>
    sum((line) => (line.availability === 1 ? of(line) * line.count : 0));
  const totalPrice = sold((line) => line.oldPrice ?? line.price ?? 0);
  const totalDiscount = totalPrice - sold((line) => line.price ?? 0);
  const insurancePrice = sold(insuranceOf);
  return {
    lines,
    basketCount: sum((line) => line.count),
    totalPrice,
    totalDiscount,
    insurancePrice,
    finalPrice: totalPrice - totalDiscount + insurancePrice,
    sequence,
  };
}

function withTotal(line: StoredLine): BasketLine {
  const buyable = line.availability === 1;
  const each = (line.price ?? 0) + insuranceOf(line);
  return { ...line, lineTotal: buyable ? each * line.count : 0 };
}

function insuranceOf(line: StoredLine): number {
  return line.insurance ? (line.insurancePrice ?? 0) : 0;
}
