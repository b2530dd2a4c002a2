import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the devices page. */
export const deviceTexts = {
  title: 'دستگاه‌های من',
  loading: 'دستگاه‌های شما در حال بارگذاری است',
  failed: 'دستگاه‌ها خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. کمی بعد دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  intro: 'این‌ها جاهایی هستند که با حساب شما وارد فروشگاه شده‌اند. هرکدام را نمی‌شناسید بیرون کنید.',
  isThis: 'همین دستگاه',
  now: 'همین حالا',
  seen: 'آخرین بازدید',
  end: 'خروج',
  endOf: (name: string) => `خروج از ${name}`,
  ended: (name: string) => `از ${name} خارج شدید`,
  endOthers: 'خروج از همهٔ دستگاه‌های دیگر',
  askTitle: 'خروج از دستگاه‌های دیگر',
  askText: (count: number) =>
    `حساب شما روی ${toPersianDigits(count)} دستگاه دیگر بسته می‌شود و برای ورود دوباره رمز یا کد لازم است.`,
  confirm: 'خارج شود',
  cancel: 'انصراف',
  othersEnded: (count: number) => `از ${toPersianDigits(count)} دستگاه دیگر خارج شدید`,
  alone: 'تنها روی همین دستگاه وارد شده‌اید.',
} as const;
