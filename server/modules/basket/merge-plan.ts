import type { MergeLine } from '#server/modules/basket/merge-queries.ts';

/** Maximum lines of a merged basket: enough for all lines of both, when neither exceeded its own limit. */
export const mostMergedLines = 200;

/** Maximum count of a line: what one call may contain. The only limit for what cannot be bought now. */
const mostPieces = 1_000_000;

/** A line of the member's basket after the merge. */
export interface MergedLine {
  readonly variantId: number;
  readonly websiteCode: number;
  readonly count: number;
  readonly insurance: boolean;
  /** The total of both baskets, when it exceeds the allowed maximum; otherwise null. */
  readonly wanted: number | null;
}

/**
 * Plans the merge of a guest's lines into a member's basket. Counts of the same variant add up, to at most
 * what may be bought. Lines for which there is no room are left out.
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

/** In place of a line the member does not have. */
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
