/** Texts for shoppers about calls that fail. */
export const httpTexts = {
  badRequest: 'درخواست فرستاده‌شده درست نیست.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  missingField: 'این مقدار لازم است.',
  guidMissing: 'شناسه بازدیدکننده لازم است.',
  invalidField: 'این مقدار درست نیست.',
  forbidden: 'دسترسی شما محدود شده است',
  foreignOrigin: 'دسترسی شما محدود شده است',
  logInFirst: 'برای ورود به پنل کاربری ابتدا وارد شوید',
  notFound: 'صفحه مورد نظر یافت نشد',
  tooLarge: 'حجم درخواست بیش از اندازه است.',
  unsupported: 'قالب درخواست پذیرفته نیست.',
  noSuchRange: 'این پرونده چنین بخشی ندارد.',
  tooMany: 'درخواست‌های شما بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
  unavailable: 'فروشگاه موقتاً در دسترس نیست. کمی بعد دوباره تلاش کنید.',
  failed: 'خطایی در فروشگاه رخ داد. کمی بعد دوباره تلاش کنید.',
} as const;
