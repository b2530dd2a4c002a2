import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts for members about their favourites. */
export const favouriteTexts = {
  unknownProduct: 'این کالا پیدا نشد.',
  pastLastPage: 'این صفحه از علاقه‌مندی‌های شما وجود ندارد.',
  full: (most: number) =>
    `علاقه‌مندی‌های شما به ${toPersianDigits(most)} کالا رسیده است. برای افزودن این کالا، کالای دیگری را حذف کنید.`,
  unknownList: 'این فهرست پیدا نشد.',
  takenName: 'فهرستی با همین نام دارید.',
  tooManyLists: (most: number) =>
    `فهرست‌های شما به ${toPersianDigits(most)} رسیده است. برای ساختن فهرست تازه، یکی را حذف کنید.`,
  fullList: (most: number) => `هر فهرست حداکثر ${toPersianDigits(most)} کالا می‌پذیرد.`,
} as const;
