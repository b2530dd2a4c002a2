import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';
import type { Found } from '#server/modules/money-check/queries.ts';

const written: Record<Found['kind'], (found: Found) => string> = {
  held: ({ subject, expected, found }) =>
    `برای تنوع ${subject} باید ${expected} عدد نگه داشته شده باشد، ولی ${found} عدد ثبت است.`,
  oversold: ({ subject, expected, found }) =>
    `از تنوع ${subject} با موجودی ${found}، ${expected} عدد نگه داشته شده است.`,
  holds: ({ subject, expected }) =>
    expected === 1
      ? `سفارش ${subject} باز است، ولی کالایی برای آن نگه داشته نشده است.`
      : `سفارش ${subject} بسته است، ولی هنوز کالایی برای آن نگه داشته شده است.`,
  lines: ({ subject, expected, found }) =>
    `جمع سفارش ${subject} ${formatToman(expected)} ثبت شده، ولی ردیف‌های آن ${formatToman(found)} است.`,
  payment: ({ subject, expected, found }) =>
    `برای سفارش ${subject} باید ${formatToman(expected)} دریافت شده باشد، ولی ${formatToman(found)} دریافت شده است.`,
  cancelled: ({ subject, expected, found }) =>
    `سفارش ${subject} لغو شده است؛ از ${formatToman(expected)} آن تنها ${formatToman(found)} بازگردانده می‌شود.`,
  refunds: ({ subject, expected, found }) =>
    `برای سفارش ${subject} ${formatToman(found)} بازگردانده می‌شود، بیش از ${formatToman(expected)} دریافتی.`,
  coupon: ({ subject, expected, found }) =>
    `کد تخفیف ${subject} ${expected} بار به کار رفته، ولی ${found} بار شمرده شده است.`,
  slot: ({ subject, expected, found }) =>
    `زمان تحویل ${subject} ${expected} سفارش دارد، ولی ${found} سفارش شمرده شده است.`,
  frozen: ({ subject }) => `قفل سبد خرید ${subject} با سفارش آن نمی‌خواند.`,
  events: ({ subject }) => `رخدادهای سفارش ${subject} کامل نیست.`,
  invoices: ({ expected, found }) =>
    `شمارهٔ آخرین فاکتور ${expected} است، ولی ${found} فاکتور ثبت شده است.`,
  stray: ({ subject, found }) =>
    `${formatToman(found)} از پرداخت ${subject} به هیچ سفارشی نمی‌رسد و هنوز تعیین تکلیف نشده است.`,
  captured: ({ subject, found }) =>
    `درگاه برای پرداخت ${subject} پولی گرفته است (${formatToman(found)})، ولی این پول در جایی ثبت نشده است.`,
  unknown: ({ subject, found }) =>
    `نتیجهٔ پرداخت ${subject} به مبلغ ${formatToman(found)} بیش از یک روز است که روشن نیست.`,
  unsettled: ({ subject, found }) =>
    `درگاه ${formatToman(found)} از پرداخت ${subject} را بیش از یک روز است که تسویه نکرده است.`,
  refundWaiting: ({ subject, found }) =>
    `${formatToman(found)} از سفارش ${subject} بیش از سه روز است که باید بازگردانده شود.`,
};

/** A finding as a sentence for the owner. */
export const sentenceOf = (found: Found): string => toPersianDigits(written[found.kind](found));
