/** What a page says that could not be made (contract §2). */
export const failedTexts = {
  title: 'مشکلی پیش آمد',
  text: 'این صفحه اکنون باز نمی‌شود. چند لحظهٔ دیگر دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  home: 'صفحهٔ نخست',
} as const;
