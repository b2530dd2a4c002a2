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

/** What the page says that answers a message to the shop which could not be taken. */
export const contactFailedTexts = {
  title: 'پیام شما فرستاده نشد',
  failed: 'کمی بعد دوباره تلاش کنید یا به ما زنگ بزنید. آنچه نوشته‌اید این‌جاست.',
  tooLong: 'پیام بلندتر از آن است که فرستاده شود. به صفحهٔ پیش برگردید و آن را کوتاه‌تر کنید.',
  retry: 'فرستادن دوباره',
  contact: 'صفحهٔ تماس با ما',
} as const;
