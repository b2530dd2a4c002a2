import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts for members about their addresses. */
export const addressTexts = {
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  unknown: 'این نشانی پیدا نشد.',
  full: (most: number) =>
    `نشانی‌های شما به ${toPersianDigits(most)} رسیده است. برای افزودن این نشانی، نشانی دیگری را حذف کنید.`,
} as const;
