import type { BasketLine } from '#lib/contract/basket.ts';

/**
 * The order in which lines are shown, by propertyId: each keeps the place it had, one that was taken away
 * for a while included; new ones come last. The same list when nothing is new.
 */
export function keepPlaces(
  places: readonly number[],
  lines: readonly Pick<BasketLine, 'propertyId'>[],
): readonly number[] {
  const known = new Set(places);
  const added = lines.map(({ propertyId }) => propertyId).filter((id) => !known.has(id));
  return added.length === 0 ? places : [...places, ...added];
}
