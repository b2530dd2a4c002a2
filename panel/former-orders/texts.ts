/** Words of orders of the former shop. */
export const formerTexts = {
  title: 'سفارش‌های گذشته',
  about: 'از فروشگاه پیشین؛ تنها برای دیدن.',
  search: 'جستجوی شمارهٔ سفارش یا موبایل',
  number: 'شماره',
  who: 'خریدار',
  goods: 'کالاها',
  state: 'وضعیت',
  total: 'مبلغ (تومان)',
  when: 'روز',
  unnamed: 'بی‌نام',
  more: (count: string) => `و ${count} کالای دیگر`,
  count: (count: string, isExact: boolean) =>
    isExact ? `${count} سفارش` : `بیش از ${count} سفارش`,
  empty: 'سفارشی از فروشگاه پیشین نیست',
  emptyText: 'سفارش‌های فروشگاه پیشین را در «ورود و خروج» بیاورید.',
} as const;
