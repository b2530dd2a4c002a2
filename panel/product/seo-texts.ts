import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words of the fields for search engines. */
export const seoTexts = {
  titleHint: (count: number) => `${n(count)} نویسه؛ خالی: نام کالا`,
  descriptionHint: (count: number) => `${n(count)} از ۱۵۵ نویسه`,
  keywordsHint: 'با ویرگول از هم جدا شوند.',
  available: 'موجود',
  unavailable: 'ناموجود',
} as const;
