import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

/** Texts for shoppers and staff about returns. */
export const returnTexts = {
  notDelivered: 'تنها سفارشی که به دست شما رسیده است مرجوع می‌شود.',
  tooLate: 'مهلت مرجوع کردن این سفارش گذشته است. با پشتیبانی تماس بگیرید.',
  open: 'درخواست مرجوعی پیشین این سفارش هنوز باز است.',
  invalid: 'اطلاعات درخواست درست نیست.',
  unknownLine: 'این کالا در سفارش شما نیست.',
  tooMany: (left: number) =>
    left === 0
      ? 'این کالا پیش از این مرجوع شده است.'
      : `تنها ${toPersianDigits(left)} عدد مانده است.`,
  pictures: 'تصویرها را دوباره اضافه کنید.',
  unknown: 'این درخواست مرجوعی پیدا نشد.',
  notNow: 'با این درخواست اکنون چنین کاری نمی‌توان کرد.',
  tooMuch: (most: number) => `مبلغ بازگشتی این درخواست تا ${formatToman(most)} است.`,
  refundReason: (number: number) => `مرجوعی سفارش ${toPersianDigits(number)}`,
} as const;

/** Text messages: nothing personal but number and amount. */
export const returnSms = {
  approved: (number: number) =>
    `درخواست مرجوعی سفارش ${number} پذیرفته شد. راه فرستادن کالا را در صفحهٔ سفارش ببینید.`,
  refused: (number: number) =>
    `درخواست مرجوعی سفارش ${number} پذیرفته نشد. دلیل را در صفحهٔ سفارش ببینید.`,
  received: (number: number, refund: number) =>
    refund === 0
      ? `کالای مرجوعی سفارش ${number} به فروشگاه رسید.`
      : `کالای مرجوعی سفارش ${number} رسید؛ ${formatToman(refund)} بازمی‌گردد.`,
} as const;
