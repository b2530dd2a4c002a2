/** What a page says that could not be made (contract §2). */
export const failedTexts = {
  title: 'مشکلی پیش آمد',
  text: 'این صفحه اکنون باز نمی‌شود. چند لحظهٔ دیگر دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  home: 'صفحهٔ نخست',
} as const;

/** What it says to who asks for too many of them. */
export const tooManyTexts = {
  title: 'کمی صبر کنید',
  text: 'از شبکهٔ شما در زمانی کوتاه صفحه‌های بسیاری خواسته شده است. یک دقیقهٔ دیگر دوباره تلاش کنید.',
} as const;
