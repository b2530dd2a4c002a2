/** Names of the account's pages, the same everywhere. */
export const accountFrameTexts = {
  label: 'بخش‌های حساب کاربری',
  home: 'حساب کاربری',
  profile: 'اطلاعات من',
  profileText: 'نام، ایمیل و کد ملی',
  addresses: 'نشانی‌ها',
  addressesText: 'جاهایی که سفارش می‌فرستیم',
  favourites: 'علاقه‌مندی‌ها',
  favouritesText: 'کالاهایی که نگه داشته‌اید',
  opinions: 'نظرهای من',
  opinionsText: 'دیدگاه‌ها، پرسش‌ها و پاسخ‌های شما',
  devices: 'دستگاه‌های من',
  devicesText: 'جاهایی که وارد حساب شده‌اید',
  password: 'رمز عبور',
  passwordText: 'تغییر رمز ورود به حساب',
  noScript: 'برای دیدن حساب کاربری، جاوااسکریپت مرورگر خود را روشن کنید.',
} as const;
