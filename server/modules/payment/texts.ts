import { toPersianDigits } from '#lib/text/digits.ts';
import { formatToman } from '#lib/text/toman.ts';

/** Texts for shoppers about payments. */
export const paymentTexts = {
  /** On the gateway's page. */
  description: (number: number) => `سفارش ${toPersianDigits(number)}`,
  unknownOrder: 'این سفارش پیدا نشد.',
  unknownPayment: 'این پرداخت پیدا نشد.',
  leaving: 'در حال رفتن به درگاه پرداخت…',
  toGateway: 'رفتن به درگاه پرداخت',
  unknownGateway: 'این شیوهٔ پرداخت دیگر در دسترس نیست. شیوهٔ دیگری انتخاب کنید.',
  verifying: 'پرداخت شما در حال بررسی است',
  notPayable: 'این سفارش را اکنون نمی‌توان پرداخت کرد.',
  otherPrice: 'تخفیف این سفارش با شیوهٔ پرداخت دیگری نمی‌خواند. سفارش را لغو و دوباره ثبت کنید.',
  tooMany: 'پرداخت این سفارش بارها آزموده شده است. سفارش را لغو و دوباره ثبت کنید.',
  tooMuchBack: (left: number) =>
    left > 0
      ? `از این سفارش تا ${formatToman(left)} می‌توان بازگرداند.`
      : 'از این سفارش پولی برای بازگرداندن نمانده است.',
  unknownRefund: 'این بازگشت پیدا نشد.',
  refundNotManual: 'این بازگشت دیگر در دست شما نیست. تازه‌ترین آن را ببینید.',
  refundStays: 'درگاه این پرداخت نمی‌تواند آن را بازگرداند.',
  strayAsked:
    'از درگاه خواسته شده است که آن را بازگرداند، و هنوز پاسخ روشنی نداده است. تا یک روز دوباره از آن پرسیده می‌شود.',
  straySettled: 'تکلیف این پول پیش از این روشن شده است.',
  strayStays: 'درگاه این پرداخت نمی‌تواند آن را بازگرداند.',
  notLeft: 'این پرداخت پایان یافته است، یا درگاه آن خود پاسخ می‌دهد.',
  wasVerified: 'درگاه این پرداخت را تایید کرده است. اگر پول نرسیده است، سفارش را لغو کنید.',
  needsReference: 'شمارهٔ مرجع بانک را وارد کنید',
  referenceUsed: 'این شمارهٔ مرجع برای پرداخت دیگری ثبت شده است.',
  /** Reason of a refund. */
  ownCancel: 'لغو به خواست خریدار',
  noGateway: 'درگاه پرداخت پاسخ نداد. دوباره تلاش کنید یا درگاه دیگری انتخاب کنید.',
} as const;
