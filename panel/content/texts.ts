import { formatNumber } from '#lib/text/toman.ts';

/** Words that posts, pages and the look of the shop share. */
export const contentTexts = {
  unsaved: 'تغییر ذخیره‌نشده',
  discarded: 'تغییرها کنار گذاشته شد',
  conflictTitle: 'دیگری هم این را تغییر داده است',
  conflictText: 'برای هر بخش بگویید کدام بماند. چیزی بازنویسی نشده است.',
  settle: 'ذخیره با این گزینش',
  letters: (count: string) => `متنی با ${count} نویسه`,
  loading: 'خواندن ویرایشگر…',
  faults: (count: number, names: string) =>
    `${formatNumber(count)} بخش درست نیست: ${names}. زیر هر کدام نوشته شده است.`,
  seo: 'برای گوگل',
  seoDescription: 'شرح در نتیجهٔ جستجو',
  seoKeywords: 'کلیدواژه‌ها',
  address: 'نشانی',
  open: 'دیدن در فروشگاه',
} as const;
