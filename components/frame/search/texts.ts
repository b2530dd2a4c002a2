import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the search (contract §2). */
export const searchTexts = {
  suggestions: 'پیشنهادهای جستجو',
  products: 'محصولات',
  categories: 'دسته‌بندی‌ها',
  brands: 'برندها',
  recent: 'جستجوهای اخیر',
  remove: (term: string) => `حذف ${term} از جستجوهای اخیر`,
  waiting: 'در حال جستجو…',
  none: 'اطلاعاتی برای نمایش وجود ندارد',
  failed: 'پیشنهادها الان در دسترس نیستند.',
  retry: 'تلاش دوباره',
  count: (count: number) => `${toPersianDigits(count)} پیشنهاد`,
} as const;
