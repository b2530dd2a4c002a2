/** What the member's menu says. */
export const userMenuTexts = {
  title: 'منوی کاربر',
  greeting: 'سلام!',
  member: 'عضو فروشگاه',
  administrator: 'مدیر فروشگاه',
  profile: 'حساب کاربری',
  panel: 'پنل مدیریت',
  favourites: 'علاقه‌مندی‌ها',
  orders: 'سفارش‌های من',
  cart: 'سبد خرید',
  logout: 'خروج از حساب',
  leaving: 'در حال خروج…',
} as const;
