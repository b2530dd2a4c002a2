import { toPersianDigits as n } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';

/** Words of the fields for search engines. */
export const seoTexts = {
  shortNameHint: (name: string) =>
    name === '' ? 'خالی: از نام کالا' : `خالی: ${isolateLatin(name)}`,
  titleHint: (count: number) => `${n(count)} نویسه؛ خالی: «قیمت و خرید» و نام کوتاه`,
  descriptionHint: (count: number) => `${n(count)} از ۱۵۵ نویسه؛ خالی: با وضعیت فروش عوض می‌شود`,
  keywordsHint: 'با ویرگول از هم جدا شوند.',
  available: 'موجود',
  unavailable: 'ناموجود',
} as const;
