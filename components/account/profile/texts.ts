import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the profile page. */
export const profileTexts = {
  title: 'اطلاعات من',
  loading: 'اطلاعات شما در حال بارگذاری است',
  failed: 'اطلاعات شما خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. کمی بعد دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  personal: 'مشخصات',
  name: 'نام و نام خانوادگی',
  email: 'ایمیل (اختیاری)',
  mobile: 'شماره موبایل',
  verified: 'تاییدشده',
  unverified: 'تاییدنشده',
  save: 'ذخیرهٔ تغییرات',
  saved: 'تغییرات ذخیره شد',
  nationalCode: 'کد ملی',
  nationalCodeText:
    'برای ادامهٔ خرید به کد ملی شما نیاز داریم. پس از تایید، تغییر آن تنها با پشتیبانی ممکن است.',
  nationalCodeHint: '۱۰ رقم پشت سر هم، همان‌گونه که روی کارت ملی است',
  verifyFirst: 'پیش از کد ملی، شماره موبایل خود را تایید کنید.',
  confirm: 'تایید کد ملی',
  confirmed: 'کد ملی شما تایید شد',
  goOn: 'بازگشت و ادامه',
  data: 'داده‌های من',
  dataText:
    'همهٔ آنچه فروشگاه از شما نگه داشته است: مشخصات، نشانی‌ها، سبد خرید، علاقه‌مندی‌ها، نظرات، پیام‌ها و دستگاه‌ها.',
  dataSave: 'دریافت فایل',
  clear: 'پاک کردن نشانی سفارش‌های گذشته',
  clearWhat: 'همهٔ سفارش‌هایی که تحویل یا لغو شده‌اند و مهلت بازگرداندنشان گذشته است',
  cleared: (count: number) => `نشانی ${toPersianDigits(count)} سفارش پاک شد`,
  nothingCleared: 'سفارشی نیست که نشانی آن را بتوان پاک کرد',
} as const;
