import { formatNumber } from '#lib/text/toman.ts';

/** Texts of votes on reviews, which are drawn late. */
export const voteTexts = {
  wasHelpful: 'این دیدگاه مفید بود؟',
  yes: 'بله',
  no: 'خیر',
  votesFor: (answer: string, count: number) => `${answer}، ${formatNumber(count)} رأی`,
} as const;
