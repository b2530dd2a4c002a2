/** Texts of the page of messages, for developers. */
export const inboxTexts = {
  title: 'پیامک‌های فروشگاه',
  explained:
    'پیامک‌ها به جای فرستاده شدن اینجا نشان داده می‌شوند. برای فرستادن آن‌ها SMS_PROVIDER را تنظیم کنید.',
  empty: 'هنوز پیامکی نیست.',
  purposes: new Map([
    ['back-in-stock', 'موجود شدن کالا'],
    ['chat', 'پاسخ در گفتگو'],
    ['code-login', 'ورود با کد'],
    ['code-register', 'ثبت‌نام'],
    ['code-reset', 'رمز عبور تازه'],
    ['code-verify', 'تایید موبایل'],
    ['order', 'سفارش'],
    ['order-unpaid', 'سفارش پرداخت‌نشده'],
    ['price-drop', 'ارزان شدن کالا'],
  ]),
  waiting: 'در صف',
} as const;
