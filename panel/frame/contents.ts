import type { Screen } from '#panel/screens/screen.ts';

/** What screens hold, in the words that people search for, by the path of the screen. */
export const contents: Readonly<Record<string, readonly string[]>> = {
  '/returns': ['پس دادن کالا', 'برگشت کالا'],
  '/receipts': ['رسید کارت به کارت'],
  '/money': ['برگرداندن پول'],
  '/packing': ['چاپ برچسب'],
  '/customers/newsletter': ['عضوهای خبرنامه'],
  '/discounts': ['کد تخفیف', 'کوپن', 'جشنواره'],
  '/media': ['عکس‌ها', 'تصاویر'],
  '/bulk': ['افزایش قیمت همه', 'کاهش قیمت همه'],
  '/appearance/brand': ['لوگو', 'رنگ فروشگاه'],
  '/appearance/home': ['اسلایدر', 'بنرهای صفحهٔ نخست'],
  '/settings/shop': [
    'نام فروشگاه',
    'تلفن و ایمیل فروشگاه',
    'نشانی فروشگاه',
    'ساعت کار',
    'کد پستی فروشگاه',
    'شناسهٔ ملی و کد اقتصادی',
  ],
  '/settings/selling': [
    'مالیات بر ارزش افزوده',
    'پرداخت در محل',
    'کارت به کارت',
    'شمارهٔ کارت',
    'کد ملی خریدار',
    'مهلت بازگشت کالا',
    'باربری کالاهای بزرگ',
  ],
  '/settings/payment': [
    'درگاه پرداخت',
    'زرین‌پال',
    'زیبال',
    'به‌پرداخت ملت',
    'بانک سامان',
    'پرداخت قسطی',
    'اسنپ‌پی',
    'ترب‌پی',
  ],
  '/settings/delivery': ['هزینهٔ ارسال', 'پست', 'پیک', 'زمان‌های تحویل'],
  '/settings/sms': ['سرویس پیامک', 'کاوه‌نگار', 'sms.ir', 'کد ورود مشتری'],
  '/settings/feeds': ['ترب', 'ایمالز', 'گوگل', 'نقشهٔ سایت'],
  '/settings/measuring': ['Search Console', 'بینگ', 'ماتومو', 'یکتانت', 'Tag Manager'],
  '/settings/staff': ['دعوت از همکار', 'نقش‌ها و دسترسی‌ها'],
  '/settings/events': ['تاریخچهٔ تغییرها'],
  '/settings/backup': ['نسخهٔ پشتیبان'],
  '/me': ['رمز عبور', 'کد دومرحله‌ای', 'دستگاه‌های من'],
};

/** What of it the given screens hold, each with the title of its screen. */
export const contentsOf = (open: readonly Pick<Screen, 'path' | 'title'>[]) =>
  open.flatMap(({ path, title: note }) =>
    (contents[path] ?? []).map((title) => ({ path, title, note })),
  );
