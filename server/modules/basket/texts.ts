import { availabilityCodes } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

const { call, soon, outOfStock, discontinued } = availabilityCodes;

const unavailable: Record<number, string> = {
  [call]: 'برای سفارش این کالا با ما تماس بگیرید.',
  [soon]: 'این کالا هنوز برای فروش آماده نیست.',
  [outOfStock]: 'این کالا ناموجود است.',
  [discontinued]: 'تولید این کالا متوقف شده است.',
};

/** Texts for shoppers about their baskets. */
export const basketTexts = {
  unknownProduct: 'این کالا پیدا نشد.',
  unknownLine: 'این کالا در سبد خرید شما نیست.',
  removed: 'این کالا دیگر فروخته نمی‌شود.',
  unavailable: (state: number) => unavailable[state] ?? 'این کالا ناموجود است.',
  tooMany: (most: number) => `از این کالا حداکثر ${toPersianDigits(most)} عدد می‌توانید سفارش دهید.`,
  notEnough: (stock: number) => `از این کالا فقط ${toPersianDigits(stock)} عدد موجود است.`,
  full: (most: number) => `سبد خرید بیش از ${toPersianDigits(most)} کالای متفاوت نمی‌پذیرد.`,
  savedFull: (most: number) =>
    `حداکثر ${toPersianDigits(most)} کالا برای بعد نگه داشته می‌شود؛ یکی را حذف کنید.`,
  notInsurable: 'این کالا بیمه ندارد.',
  frozen:
    'سبد خرید شما در انتظار پرداخت است. اگر از انتظار پرداخت خارج شوید، سفارش آن لغو می‌شود و کالاها در سبد می‌مانند.',
  capped: (wanted: number, count: number) =>
    `تعداد این کالا از ${toPersianDigits(wanted)} به ${toPersianDigits(count)} کاهش یافت؛ بیش از این نمی‌توان سفارش داد.`,
  priceUp: (from: number, to: number) =>
    `قیمت این کالا از ${formatToman(from)} به ${formatToman(to)} افزایش یافته است.`,
  priceDown: (from: number, to: number) =>
    `قیمت این کالا از ${formatToman(from)} به ${formatToman(to)} کاهش یافته است.`,
  busy: 'سبد خرید شما هم‌زمان در جای دیگری تغییر می‌کند. دوباره تلاش کنید.',
} as const;
