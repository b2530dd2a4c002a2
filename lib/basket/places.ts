import type { BasketLine } from '#lib/contract/basket.ts';

/**
 * Display order of lines, by propertyId: each keeps its place, also after it was removed and
 * restored; new ones come last. Returns the same array if nothing is new.
 */
export function keepPlaces(
  places: readonly number[],
  lines: readonly Pick<BasketLine, 'propertyId'>[],
): readonly number[] {
  const known = new Set(places);
  const added = lines.map(({ propertyId }) => propertyId).filter((id) => !known.has(id));
  return added.length === 0 ? places : [...places, ...added];
}
