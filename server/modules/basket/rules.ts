import { availabilityCodes } from '#lib/contract/codes.ts';
import type { AddState, LineState } from '#server/modules/basket/queries.ts';
import { type Refusal, refusedFor, refusedFrozen } from '#server/modules/basket/refusal.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

/** Different variants one basket may be filled with; bounds its memory and its page. */
export const mostLines = 100;

/** Why a variant can't be bought, as a sentence; null when it can. */
function unsoldOf({ removed, state }: Pick<LineState, 'removed' | 'state'>): string | null {
  if (removed) return basketTexts.removed;
  return state === availabilityCodes.available ? null : basketTexts.unavailable(state ?? 4);
}

/** Why a basket may not hold `count` of a variant, naming the limit; null when it may. */
export function limitOf(
  { stock, maxCount }: Pick<LineState, 'stock' | 'maxCount'>,
  count: number,
): string | null {
  const most = maxCount ?? 0;
  if (count <= most) return null;
  return (stock ?? 0) === most ? basketTexts.notEnough(most) : basketTexts.tooMany(most);
}

/** Why `wanted` more pieces can't come into the basket; null when they can. */
export function refusalOf(state: AddState, wanted: number): Refusal | null {
  if (state.frozen) return refusedFrozen;
  const limit = unsoldOf(state) ?? limitOf(state, state.count + wanted);
  if (limit !== null) return refusedFor(limit);
  const isFull = state.count === 0 && state.lines >= mostLines;
  return isFull ? refusedFor(basketTexts.full(mostLines)) : null;
}

/** Why a line can't have this count; null when it can. */
export const refusalOfCount = (line: LineState, count: number): string | null =>
  unsoldOf(line) ?? limitOf(line, count);

/** Why a line can't be insured; to end an insurance is always possible. */
export const refusalOfInsurance = (line: LineState, insurance: boolean): string | null =>
  insurance && !line.insurable ? basketTexts.notInsurable : null;
