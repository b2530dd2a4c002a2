import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts for shoppers and staff about receipts of transfers. */
export const receiptTexts = {
  notAwaited: 'این سفارش در انتظار رسید کارت به کارت نیست.',
  tooLate: 'مهلت پرداخت این سفارش گذشته است. دوباره سفارش دهید.',
  unknown: 'این رسید پیدا نشد.',
  decided: 'دربارهٔ این رسید پیش از این تصمیم گرفته شده است.',
  orderEnded: 'این سفارش دیگر در انتظار پرداخت نیست؛ رسید آن را تنها می‌توان رد کرد.',
  refundReason: (number: number) => `واریز برای سفارش لغوشدهٔ ${toPersianDigits(number)}`,
} as const;
