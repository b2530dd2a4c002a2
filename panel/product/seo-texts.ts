import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words of the fields for search engines, and of their preview. */
export const seoTexts = {
  preview: 'پیش‌نمایش در جستجو',
  warnings: (count: number) => `${n(count)} هشدار`,
  titleHint: (count: number) => `${n(count)} از ۶۰ نویسه؛ خالی: نام کالا`,
  descriptionHint: (count: number) => `${n(count)} از ۱۶۰ نویسه`,
  keywordsHint: 'با ویرگول از هم جدا شوند.',
  longTitle: 'عنوان بلند است و در نتیجه بریده می‌شود.',
  noDescription: 'توضیح ندارد؛ موتور جستجو خودش تکه‌ای از صفحه را می‌آورد.',
  shortDescription: 'توضیح کوتاه است؛ دست‌کم ۷۰ نویسه بنویسید.',
  longDescription: 'توضیح بلند است و پس از ۱۶۰ نویسه بریده می‌شود.',
  messengers: 'تلگرام و ایتا',
  available: 'موجود',
  unavailable: 'ناموجود',
} as const;
