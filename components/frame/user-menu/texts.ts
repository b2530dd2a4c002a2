/** Texts of the user menu. */
export const userMenuTexts = {
  title: 'منوی کاربر',
  nameless: 'حساب من',
  member: 'عضو فروشگاه',
  administrator: 'مدیر فروشگاه',
  account: 'حساب کاربری',
  panel: 'پنل مدیریت',
  favourites: 'علاقه‌مندی‌ها',
  orders: 'سفارش‌ها',
  cart: 'سبد خرید',
  logout: 'خروج از حساب',
} as const;
