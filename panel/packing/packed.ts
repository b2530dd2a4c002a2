/** Pieces of each line that are in the parcel, by the line's id. */
export type Packed = ReadonlyMap<number, number>;

interface Line {
  readonly propertyId: number;
  readonly count: number;
}

/** One piece more of a line; after the last one it begins again, so that a wrong press can be taken back. */
export function pressed(packed: Packed, { propertyId, count }: Line): Packed {
  const now = packed.get(propertyId) ?? 0;
  return new Map(packed).set(propertyId, now >= count ? 0 : now + 1);
}

export const isIn = (packed: Packed, { propertyId, count }: Line): boolean =>
  (packed.get(propertyId) ?? 0) >= count;

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** How many pieces of all are in. */
export function progressOf(
  packed: Packed,
  lines: readonly Line[],
): { packed: number; pieces: number; isWhole: boolean } {
  return {
    packed: sum(lines.map(({ propertyId, count }) => Math.min(packed.get(propertyId) ?? 0, count))),
    pieces: sum(lines.map(({ count }) => count)),
    isWhole: lines.length > 0 && lines.every((line) => isIn(packed, line)),
  };
}
