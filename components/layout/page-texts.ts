/** Pages that say what went wrong (contract §2). */
export const pageTexts = {
  notFoundTitle: 'صفحه مورد نظر یافت نشد',
  notFoundText: 'شاید نشانی جابه‌جا شده یا کالا دیگر فروخته نمی‌شود. از این‌جا ادامه دهید.',
  deniedTitle: 'دسترسی شما محدود شده است',
  deniedText: 'اجازهٔ دیدن این صفحه را ندارید. اگر فکر می‌کنید اشتباهی رخ داده، با ما تماس بگیرید.',
  failedTitle: 'مشکلی پیش آمد',
  failedText: 'این صفحه اکنون باز نمی‌شود. چند لحظهٔ دیگر دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  home: 'صفحهٔ نخست',
  shop: 'همهٔ کالاها',
} as const;
