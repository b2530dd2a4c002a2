import { formatNumber } from '#lib/text/toman.ts';

/** Texts of the basket preview. Its links have names other than the cart link's. */
export const previewTexts = {
  title: 'خلاصهٔ سبد',
  pieces: (count: number) => `${formatNumber(count)} کالا`,
  payable: 'مبلغ قابل پرداخت',
  go: 'رفتن به سبد',
  loading: 'سبد در حال بارگذاری است',
  count: (count: number) => `${formatNumber(count)} عدد`,
} as const;
