import { toPersianDigits } from '#lib/format/digits.ts';

const unavailable: Record<number, string> = {
  2: 'برای سفارش این کالا با ما تماس بگیرید.',
  3: 'این کالا هنوز برای فروش آماده نیست.',
  4: 'این کالا ناموجود است.',
  5: 'تولید این کالا متوقف شده است.',
};

/** Sentences for shoppers about their baskets. */
export const basketTexts = {
  unknownProduct: 'این کالا پیدا نشد.',
  removed: 'این کالا دیگر فروخته نمی‌شود.',
  unavailable: (state: number) => unavailable[state] ?? 'این کالا ناموجود است.',
  tooMany: (most: number) => `از این کالا حداکثر ${toPersianDigits(most)} عدد می‌توانید سفارش دهید.`,
  notEnough: (stock: number) => `از این کالا فقط ${toPersianDigits(stock)} عدد موجود است.`,
  full: (most: number) => `سبد خرید بیش از ${toPersianDigits(most)} کالای متفاوت نمی‌پذیرد.`,
  guidMissing: 'شناسه بازدیدکننده لازم است.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  busy: 'سبد خرید شما هم‌زمان در جای دیگری تغییر می‌کند. دوباره تلاش کنید.',
} as const;
