import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

/** Texts for members about price alerts. */
export const priceAlertTexts = {
  unknownProduct: 'این کالا پیدا نشد.',
  kept: (most: number) =>
    `ثبت شد. هر گاه قیمت این کالا به ${formatToman(most)} یا کمتر برسد، یک پیامک به شما می‌فرستیم.`,
  unsold: 'این کالا اکنون قیمتی ندارد.',
  low: (price: number) => `قیمت این کالا هم‌اکنون ${formatToman(price)} است. مبلغ کمتری بنویسید.`,
  unverified: 'برای خبر قیمت، نخست شماره موبایل خود را در حساب کاربری تایید کنید.',
  tooMany: (most: number) =>
    `خبرهای قیمت شما به ${toPersianDigits(most)} رسیده است. در حساب کاربری یکی را حذف کنید.`,
  /** The text message, after the shop's name. */
  cheaper: (product: string, price: number, address: string) =>
    `${product} اکنون ${formatToman(price)} است.\n${address}`,
} as const;
