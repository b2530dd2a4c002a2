/** What the pages of the stand-in say. */
export const sandboxTexts = {
  title: 'پرداخت آزمایشی',
  banner: 'شبیه‌ساز درگاه؛ هیچ پولی جابه‌جا نمی‌شود',
  bannerMore: 'این صفحه بانک نیست. شمارهٔ کارت خود را هیچ‌جا ننویسید.',
  foot: 'تنها روی نشانی همین رایانه کار می‌کند.',
  gateway: 'درگاه',
  protocol: 'پروتکل',
  merchant: 'پذیرنده',
  order: 'شمارهٔ سفارش',
  token: 'شناسهٔ پرداخت',
  amount: 'مبلغ',
  rial: 'ریال',
  equals: (toman: string) => `برابر ${toman} تومان`,
  actions: 'پاسخ درگاه',
  buttons: {
    pay: { name: 'پرداخت', effect: 'پول می‌رسد' },
    cancel: { name: 'انصراف', effect: 'خریدار برمی‌گردد' },
    insufficient: { name: 'موجودی ناکافی', effect: 'بانک نمی‌پذیرد' },
    close: { name: 'بستن بدون بازگشت', effect: 'به فروشگاه خبری نمی‌رسد' },
  },
  returning: 'بازگشت به فروشگاه',
  returnButton: 'ادامه',
  closed: 'این صفحه بدون پرداخت و بدون بازگشت به فروشگاه بسته شد.',
  over: 'این پرداخت پایان یافته یا زمان آن گذشته است.',
  missing: 'چنین پرداختی نیست.',
  elsewhere: 'مرورگر از نشانی ثبت‌شدهٔ فروشگاه (Referer) نیامده است.',
  lent: {
    title: 'پرداخت قسطی',
    parts: (each: string) => `۴ قسط ${each} تومانی، بدون سود`,
    limits: (least: string, most: string) => `خرید قسطی از ${least} تا ${most} تومان ممکن است.`,
  },
} as const;

/** Of each protocol, as shoppers and as engineers call it. */
export const gatewayTitles = {
  zarinpal: { name: 'زرین‌پال', protocol: 'Zarinpal v4' },
  zibal: { name: 'زیبال', protocol: 'Zibal v1' },
  saman: { name: 'بانک سامان', protocol: 'SEP 3.3' },
  behpardakht: { name: 'به‌پرداخت ملت', protocol: 'Behpardakht 1.29' },
  snapppay: { name: 'اسنپ‌پی', protocol: 'SnappPay v1' },
  torobpay: { name: 'ترب‌پی', protocol: 'TorobPay v1' },
} as const;
