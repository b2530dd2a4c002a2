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
