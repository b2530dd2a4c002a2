import { availabilityCodes } from '#lib/contract/codes.ts';
import type { AddState, LineState } from '#server/modules/basket/queries.ts';
import { type Refusal, refusedFor, refusedFrozen } from '#server/modules/basket/refusal.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

/** Maximum lines a basket may be filled with; bounds its memory and its page. */
export const mostLines = 100;

/** Why a variant cannot be bought, as a message; null when it can. */
function unsoldOf({ removed, state }: Pick<LineState, 'removed' | 'state'>): string | null {
  if (removed) return basketTexts.removed;
  return state === availabilityCodes.available
    ? null
    : basketTexts.unavailable(state ?? availabilityCodes.outOfStock);
}

/** Why a basket may not contain `count` of a variant, naming the limit; null when it may. */
export function limitOf(
  { stock, maxCount }: Pick<LineState, 'stock' | 'maxCount'>,
  count: number,
): string | null {
  const most = maxCount ?? 0;
  if (count <= most) return null;
  return (stock ?? 0) === most ? basketTexts.notEnough(most) : basketTexts.tooMany(most);
}

/** The pieces of `wanted` that the limits leave; where they leave none, `wanted`, which is then refused. */
export function fewerOf({ count, maxCount }: AddState, wanted: number): number {
  const room = (maxCount ?? 0) - count;
  return room > 0 ? Math.min(room, wanted) : wanted;
}

/** Why `wanted` more pieces cannot be added to the basket; null when they can. */
export function refusalOf(state: AddState, wanted: number): Refusal | null {
  if (state.frozen) return refusedFrozen;
  const limit = unsoldOf(state) ?? limitOf(state, state.count + wanted);
  if (limit !== null) return refusedFor(limit);
  const isFull = state.count === 0 && state.lines >= mostLines;
  return isFull ? refusedFor(basketTexts.full(mostLines)) : null;
}

/** Why a line cannot have this count; null when it can. */
export const refusalOfCount = (line: LineState, count: number): string | null =>
  unsoldOf(line) ?? limitOf(line, count);

/** Why a line cannot be insured; null when it can. An insurance can always be removed. */
export const refusalOfInsurance = (line: LineState, insurance: boolean): string | null =>
  insurance && !line.insurable ? basketTexts.notInsurable : null;
