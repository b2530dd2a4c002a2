/** Texts for members about their profile. */
export const profileTexts = {
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  nationalCodeTaken: 'این کد ملی پذیرفته نشد. اگر از آن شماست، با پشتیبانی تماس بگیرید.',
  nationalCodeFixed: 'کد ملی شما تایید شده است. برای تغییر آن با پشتیبانی تماس بگیرید.',
  reservedName: 'این نام برای فروشگاه است؛ نام خود را بنویسید.',
  verifyFirst: 'پیش از کد ملی، شماره موبایل خود را تایید کنید.',
  tooMany: 'تلاش‌های شما بیش از اندازه بود. ساعتی دیگر دوباره تلاش کنید.',
} as const;
