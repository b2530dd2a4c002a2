import type { MergeLine } from '#server/modules/basket/merge-queries.ts';

/**
 * Different variants a member's basket may have after a guest's came into it: all of both, when neither had
 * more than it could be filled with.
 */
export const mostMergedLines = 200;

/** As many pieces as a call may name; of what can't be bought now nothing else is a limit. */
const mostPieces = 1_000_000;

/** A line of the member's basket as it is to be. */
export interface MergedLine {
  readonly variantId: number;
  readonly websiteCode: number;
  readonly count: number;
  readonly insurance: boolean;
  /** How many both had, when that is more than there may be. */
  readonly wanted: number | null;
}

/**
 * What becomes of a guest's lines in a member's basket. Counts of the same variant add up, to no more than
 * there may be of what is sold. Lines without room are not among them.
 */
export function planMerge(
  members: readonly MergeLine[],
  guests: readonly MergeLine[],
): MergedLine[] {
  const own = new Map(members.map((line) => [line.variantId, line]));
  let room = Math.max(0, mostMergedLines - members.length);
  const merged: MergedLine[] = [];
  for (const guest of guests) {
    const known = own.get(guest.variantId);
    if (known === undefined && room === 0) continue;
    if (known === undefined) room -= 1;
    merged.push(mergeLine(known, guest));
  }
  return merged;
}

/** Stands for what the member has none of. */
const nothing = { count: 0, wanted: null, insurance: false };

const wantedOf = ({ wanted, count }: Pick<MergeLine, 'wanted' | 'count'>) => wanted ?? count;

function mergeLine(known: MergeLine | undefined, guest: MergeLine): MergedLine {
  const { variantId, websiteCode, maxCount } = guest;
  const own = known ?? nothing;
  const asked = wantedOf(own) + wantedOf(guest);
  const most = maxCount > 0 ? maxCount : mostPieces;
  const count = Math.min(most, own.count + guest.count);
  const insurance = guest.insurance || own.insurance;
  return { variantId, websiteCode, count, insurance, wanted: asked > count ? asked : null };
}
