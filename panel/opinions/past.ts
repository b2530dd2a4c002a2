import type { WaitingOpinion } from '#lib/contract/opinion.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { opinionTexts as words } from '#panel/opinions/texts.ts';

/** What became of a member's earlier texts, in words. */
export function pastOf(member: WaitingOpinion['member']): string {
  if (member === null) return words.gone;
  const { shown, refused } = member;
  if (shown + refused === 0) return words.first;
  if (refused === 0) return words.allShown(formatNumber(shown));
  if (shown === 0) return words.allRefused(formatNumber(refused));
  return words.mixed(formatNumber(shown), formatNumber(refused));
}
