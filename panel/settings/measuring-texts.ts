import type { MeasuringValues } from '#lib/contract/settings.ts';

/** Words of «تنظیمات / آمار بازدید». */
export const measuringTexts = {
  title: 'آمار بازدید',
  engines: 'تایید مالکیت سایت',
  enginesHint:
    'جستجوگر با این کد که در صفحهٔ نخست می‌آید می‌داند فروشگاه از آن شماست. در هر کدام راه «برچسب HTML» را برگزینید و کد، یا همهٔ برچسب را این‌جا بچسبانید.',
  tools: 'ابزارهای آمار',
  toolsHint:
    'تا شناسه‌ای نوشته نشود هیچ چیز از بیرون فروشگاه بارگذاری نمی‌شود. ابزار پس از باز شدن صفحه می‌آید و افزودن به سبد، آغاز خرید و خرید را به آن می‌گوییم؛ صفحه‌های حساب کاربری را نه.',
  toolsWarning:
    'کد ابزار در صفحه‌های فروشگاه اجرا می‌شود و هر چه خریدار می‌بیند می‌بیند. تنها ابزاری را بنویسید که به سازنده‌اش اعتماد دارید.',
  matomoHint: 'ماتوموی خودتان؛ با https',
  siteHint: 'در ماتومو: تنظیمات، وب‌سایت‌ها، ID',
  yektanetHint: 'شناسهٔ ۸ حرفی در پنل یکتانت',
  gtmHint: 'تنها میزبان‌های Tag Manager و Analytics گوگل باز می‌شوند؛ برچسب‌های دیگر کار نمی‌کنند',
  consent: 'پیش از آن از بازدیدکننده اجازه بگیر',
  consentHint:
    'نواری کوچک «اجازه» و «نه» دارد و پاسخ را نگه می‌دارد. پیوند «اجازهٔ آمار بازدید» در پایین هر صفحه، و هر پیوندی به \u2066#measuring\u2069، آن را دوباره باز می‌کند.',
  yes: 'بله',
  no: 'نه',
} as const;

export const measuringLabels: Readonly<Record<keyof MeasuringValues, string>> = {
  google: 'کد Google Search Console',
  bing: 'کد Bing Webmaster Tools',
  matomoUrl: 'نشانی ماتومو',
  matomoSite: 'شمارهٔ سایت در ماتومو',
  yektanet: 'شناسهٔ یکتانت',
  gtm: 'شناسهٔ Google Tag Manager',
  asksConsent: 'اجازه گرفتن',
};
