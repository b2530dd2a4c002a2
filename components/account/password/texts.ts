import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the password page. */
export const passwordTexts = {
  title: 'رمز عبور',
  loading: 'در حال خواندن حساب کاربری',
  failed: 'حساب کاربری خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. کمی بعد دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  intro: 'پس از تغییر رمز، حساب شما روی همهٔ دستگاه‌های دیگر بسته می‌شود.',
  introFirst: 'حساب شما هنوز رمز ندارد. با گذاشتن رمز، حساب روی همهٔ دستگاه‌های دیگر بسته می‌شود.',
  current: 'رمز عبور کنونی',
  next: 'رمز عبور تازه',
  change: 'تغییر رمز عبور',
  set: 'گذاشتن رمز عبور',
  changed: 'رمز عبور شما تغییر کرد',
  ended: (count: number) => `از ${toPersianDigits(count)} دستگاه دیگر خارج شدید.`,
} as const;
