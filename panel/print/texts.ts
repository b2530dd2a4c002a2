/** Words on paper and of the page that prints it. */
export const printTexts = {
  slips: 'برگهٔ سفارش',
  labels: 'برچسب A6',
  print: (count: string) => `چاپ ${count} برگ`,
  hint: {
    slips: 'کاغذ A5 برگزینید.',
    labels: 'در پنجرهٔ چاپ کاغذ A6 برگزینید و حاشیه را «هیچ» بگذارید.',
  },
  leftOut: (most: string, left: string) =>
    `تا ${most} سفارش با هم چاپ می‌شود؛ ${left} سفارش دیگر این‌جا نیست و باید جدا چاپ شود.`,
  none: 'سفارشی برای چاپ نیست',
  from: 'فرستنده',
  to: 'گیرنده',
  order: 'سفارش',
  postalCode: 'کد پستی',
  mobile: 'موبایل',
  by: 'ارسال با',
  pieces: (count: string) => `${count} عدد`,
  code: 'کد رهگیری',
  at: 'تاریخ',
  goods: 'کالا',
  count: 'تعداد',
  note: 'یادداشت مشتری',
  onDelivery: 'هنگام تحویل گرفته شود',
  sum: 'جمع',
} as const;
