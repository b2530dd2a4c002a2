import type { ShopSettings } from '#lib/contract/settings.ts';

/** Words of «تنظیمات / فروشگاه». */
export const shopTexts = {
  title: 'فروشگاه',
  about: 'نام و معرفی',
  reach: 'راه‌های تماس',
  address: 'نشانی',
  hours: 'ساعت‌های پاسخ‌گویی',
  seller: 'فروشنده در فاکتور',
  sellerHint: 'آنچه خالی بماند در فاکتور نوشته نمی‌شود.',
  footer: 'پانویس',
  footerHint:
    'دربارهٔ ما، متن تماس، نماد اعتماد و شبکه‌های اجتماعی در پانویس همهٔ صفحه‌ها نوشته می‌شوند.',
  footerLink: 'رفتن به پانویس',
  titleHint: 'در برگهٔ مرورگر و نتیجهٔ گوگل؛ خالی: همان نام',
  descriptionHint: 'یکی دو جمله برای گوگل. {returnDays} شمار روزهای بازگشت کالا می‌شود.',
  phoneHint: 'با کد شهر، یا شمارهٔ موبایل',
  hoursHint: 'هر روز، به وقت تهران؛ اگر روزها فرق دارند خالی بگذارید',
  copyrightHint: 'سالی که فروشگاه آغاز شده است، مانند ۱۴۰۴',
} as const;

export const shopLabels: Readonly<Record<keyof ShopSettings, string>> = {
  name: 'نام فروشگاه',
  title: 'عنوان صفحهٔ نخست',
  description: 'معرفی کوتاه',
  phone: 'تلفن',
  email: 'ایمیل',
  street: 'خیابان و پلاک',
  city: 'شهر',
  postalCode: 'کد پستی',
  opens: 'از ساعت',
  closes: 'تا ساعت',
  sellerName: 'نام فروشنده',
  nationalId: 'شناسهٔ ملی',
  economicCode: 'کد اقتصادی',
  registration: 'شمارهٔ ثبت',
  copyrightFrom: 'نخستین سال',
};
