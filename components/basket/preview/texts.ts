import { formatNumber } from '#lib/text/toman.ts';

/** What the preview of the basket says. Links' names in it differ from the cart link's own. */
export const previewTexts = {
  title: 'خلاصهٔ سبد',
  pieces: (count: number) => `${formatNumber(count)} کالا`,
  payable: 'مبلغ قابل پرداخت',
  go: 'رفتن به سبد',
  loading: 'سبد در حال بارگذاری است',
  count: (count: number) => `${formatNumber(count)} عدد`,
} as const;
