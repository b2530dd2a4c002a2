import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

/**
 * All text messages about orders: nothing personal but number and amount. Amounts are toman.
 */
export const orderSms = {
  paid: (number: number, total: number) => `سفارش ${number} پرداخت شد. مبلغ ${formatToman(total)}.`,
  unpaid: (number: number, until: string) =>
    `پرداخت سفارش ${number} انجام نشد؛ تا ${until} فرصت پرداخت دوباره دارید.`,
  expired: (number: number) => `مهلت پرداخت سفارش ${number} گذشت و سفارش لغو شد.`,
  sent: (number: number, code: string) =>
    `سفارش ${number} ارسال شد.${code === '' ? '' : ` کد رهگیری: ${code}`}`,
  delivered: (number: number) => `سفارش ${number} تحویل شد.`,
  cancelled: (number: number, refunded: number) =>
    refunded === 0
      ? `سفارش ${number} لغو شد.`
      : `سفارش ${number} لغو شد؛ وجه ${formatToman(refunded)} بازمی‌گردد.`,
  sentAgain: (number: number) =>
    `مرسولهٔ سفارش ${number} تحویل نشد و به فروشگاه بازگشت. آن را دوباره می‌فرستیم.`,
  notTaken: (number: number, refunded: number) =>
    refunded === 0
      ? `مرسولهٔ سفارش ${number} تحویل نشد و بازگشت. سفارش لغو شد.`
      : `مرسولهٔ سفارش ${number} تحویل نشد و بازگشت. سفارش لغو شد؛ ${formatToman(refunded)} بازمی‌گردد.`,
  stray: (number: number, amount: number) =>
    `${formatToman(amount)} که برای سفارش ${number} پرداخت شد پذیرفته نشد و بازمی‌گردد.`,
  doubtful: (number: number, amount: number) =>
    `بانک نتیجهٔ پرداخت ${formatToman(amount)} برای سفارش ${number} را نگفت. اگر برداشته شده باشد، بازمی‌گردد.`,
  refund: (number: number, amount: number) =>
    `از سفارش ${number} مبلغ ${formatToman(amount)} بازمی‌گردد.`,
} as const;

/** About receipts of transfers. */
export const receiptSms = {
  refused: (number: number, hours: number) =>
    `رسید سفارش ${number} پذیرفته نشد. دلیل را در صفحهٔ سفارش ببینید و تا ${toPersianDigits(hours)} ساعت دیگر رسید تازه بفرستید.`,
  givenBack: (number: number, amount: number) =>
    `واریز شما برای سفارش ${number} رسید. این سفارش لغو شده است؛ ${formatToman(amount)} بازمی‌گردد.`,
} as const;

/** About returns. */
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
