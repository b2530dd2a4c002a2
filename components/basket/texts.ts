import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the basket outside the cart page (contract §2). */
export const basketTexts = {
  add: 'افزودن به سبد خرید',
  view: 'مشاهده سبد خرید',
  added: 'به سبد خرید افزوده شد',
  noScript: 'برای خرید اینترنتی، جاوااسکریپت مرورگر خود را روشن کنید یا سفارش خود را تلفنی بدهید:',
  contact: 'تماس با ما',
  notifications: 'اعلان‌ها',
  count: (count: number) =>
    count === 0 ? 'سبد خرید خالی است' : `${toPersianDigits(count)} کالا در سبد خرید است`,
} as const;

export const cartPath = '/shop/cart';
export const contactPath = '/تماس-با-ما';
