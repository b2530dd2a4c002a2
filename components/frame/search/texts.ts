import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Texts of the search (contract §2). */
export const searchTexts = {
  suggestions: 'پیشنهادهای جستجو',
  products: 'محصولات',
  categories: 'دسته‌بندی‌ها',
  brands: 'برندها',
  recent: 'جستجوهای اخیر',
  popular: 'پرجستجوها',
  all: (text: string) => `همهٔ نتیجه‌های «${text}»`,
  goods: (count: number) => `${formatNumber(count)} کالا`,
  allGoods: (count: number) => `همهٔ ${formatNumber(count)} کالا`,
  toman: 'تومان',
  remove: (term: string) => `حذف ${term} از جستجوهای اخیر`,
  waiting: 'در حال جستجو…',
  none: 'اطلاعاتی برای نمایش وجود ندارد',
  failed: 'پیشنهادها الان در دسترس نیستند.',
  retry: 'تلاش دوباره',
  count: (count: number) => `${toPersianDigits(count)} پیشنهاد`,
} as const;
