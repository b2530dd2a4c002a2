import { formatNumber } from '#lib/text/toman.ts';

/** Texts of what reviews say in sum; apart, because browsers load them with the page. */
export const summaryTexts = {
  outOfFive: 'از ۵',
  count: (count: number) => `${formatNumber(count)} رأی`,
  withStars: (stars: number, count: number) =>
    `${formatNumber(stars)} ستاره: ${formatNumber(count)} رأی`,
  shares: 'پراکندگی امتیازها',
  /** What several reviews name. */
  named: 'خریداران می‌گویند',
  namedBy: 'شمار دیدگاه‌ها:',
  good: 'نقاط قوت',
  bad: 'نقاط ضعف',
} as const;
