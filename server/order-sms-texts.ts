import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

/**
 * All text messages about orders: nothing personal but number and amount. `shop` is the shop's name with a colon, or
 * ''; amounts are toman.
 */
export const orderSms = {
  paid: (shop: string, number: number, total: number) =>
    `${shop}سفارش ${number} پرداخت شد. مبلغ ${formatToman(total)}.`,
  unpaid: (shop: string, number: number, until: string) =>
    `${shop}پرداخت سفارش ${number} انجام نشد؛ تا ${until} فرصت پرداخت دوباره دارید.`,
  expired: (shop: string, number: number) =>
    `${shop}مهلت پرداخت سفارش ${number} گذشت و سفارش لغو شد.`,
  sent: (shop: string, number: number, code: string) =>
    `${shop}سفارش ${number} ارسال شد.${code === '' ? '' : ` کد رهگیری: ${code}`}`,
  delivered: (shop: string, number: number) => `${shop}سفارش ${number} تحویل شد.`,
  cancelled: (shop: string, number: number, refunded: number) =>
    refunded === 0
      ? `${shop}سفارش ${number} لغو شد.`
      : `${shop}سفارش ${number} لغو شد؛ وجه ${formatToman(refunded)} بازمی‌گردد.`,
  sentAgain: (shop: string, number: number) =>
    `${shop}مرسولهٔ سفارش ${number} تحویل نشد و به فروشگاه بازگشت. آن را دوباره می‌فرستیم.`,
  notTaken: (shop: string, number: number, refunded: number) =>
    refunded === 0
      ? `${shop}مرسولهٔ سفارش ${number} تحویل نشد و بازگشت. سفارش لغو شد.`
      : `${shop}مرسولهٔ سفارش ${number} تحویل نشد و بازگشت. سفارش لغو شد؛ ${formatToman(refunded)} بازمی‌گردد.`,
  refund: (shop: string, number: number, amount: number) =>
    `${shop}از سفارش ${number} مبلغ ${formatToman(amount)} بازمی‌گردد.`,
} as const;

/** About receipts of transfers. */
export const receiptSms = {
  refused: (shop: string, number: number, hours: number) =>
    `${shop}رسید سفارش ${number} پذیرفته نشد. دلیل را در صفحهٔ سفارش ببینید و تا ${toPersianDigits(hours)} ساعت دیگر رسید تازه بفرستید.`,
  givenBack: (shop: string, number: number, amount: number) =>
    `${shop}واریز شما برای سفارش ${number} رسید. این سفارش لغو شده است؛ ${formatToman(amount)} بازمی‌گردد.`,
} as const;

/** About returns. */
export const returnSms = {
  approved: (shop: string, number: number) =>
    `${shop}درخواست مرجوعی سفارش ${number} پذیرفته شد. راه فرستادن کالا را در صفحهٔ سفارش ببینید.`,
  refused: (shop: string, number: number) =>
    `${shop}درخواست مرجوعی سفارش ${number} پذیرفته نشد. دلیل را در صفحهٔ سفارش ببینید.`,
  received: (shop: string, number: number, refund: number) =>
    refund === 0
      ? `${shop}کالای مرجوعی سفارش ${number} به فروشگاه رسید.`
      : `${shop}کالای مرجوعی سفارش ${number} رسید؛ ${formatToman(refund)} بازمی‌گردد.`,
} as const;
