import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words of a product's attributes. */
export const specTexts = {
  filled: (filled: number, all: number) => `${n(filled)} از ${n(all)} پر شده`,
  chooseCategory: 'نخست دستهٔ اصلی را برگزینید؛ مشخصات از آن می‌آید.',
  none: 'این دسته مشخصه‌ای نمی‌خواهد. در «ویژگی‌ها» و «دسته‌بندی‌ها» می‌توانید بیفزایید.',
  others: (count: string) => `${count} مشخصهٔ دیگر از دستهٔ پیشین مانده است و نگه داشته می‌شود.`,
  unknown: 'نامشخص',
  yes: 'دارد',
  no: 'ندارد',
} as const;
