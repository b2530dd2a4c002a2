/** Sentences for members, and for those who want to be (contract §2). */
export const memberTexts = {
  wrong: 'شماره موبایل یا رمز عبور درست نیست.',
  logInFirst: 'برای ورود به پنل کاربری ابتدا وارد شوید',
  badMobile: 'شماره موبایل را به صورت 09123456789 وارد کنید',
  missingMobile: 'شماره موبایل خود را وارد کنید',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  forbidden: 'دسترسی شما محدود شده است',
  tooManyTries:
    'تلاش‌های ناموفق بیش از اندازه بود. با کد یک‌بارمصرف وارد شوید یا چند دقیقهٔ دیگر دوباره تلاش کنید.',
} as const;
