/** Texts for administrators about orders. */
export const orderStaffTexts = {
  unknown: 'این سفارش پیدا نشد.',
  verifying: 'پرداخت این سفارش در حال بررسی است. چند دقیقهٔ دیگر دوباره بیازمایید.',
  notPrepared: 'این سفارش را اکنون نمی‌توان آماده کرد.',
  notSent: 'تنها سفارشی که در حال آماده‌سازی است فرستاده می‌شود.',
  notDelivered: 'تنها سفارشی که فرستاده شده است تحویل می‌شود.',
  notTakenBack: 'تنها مرسوله‌ای که در راه است بازمی‌گردد.',
  notCancelled: 'این سفارش را دیگر نمی‌توان لغو کرد.',
  nothingLeft: 'از این سفارش پولی برای بازگرداندن نمانده است.',
} as const;
