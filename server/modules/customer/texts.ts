/** Sentences for staff about customers, and the heads of their files. */
export const customerTexts = {
  isStaff: 'کارکنان را نمی‌توان مسدود کرد. نخست دسترسی پنل را از بخش کارکنان ببندید.',
  unknown: 'این مشتری پیدا نشد.',
  heads: ['نام', 'موبایل', 'عضویت', 'سفارش‌ها', 'جمع خرید (تومان)', 'آخرین سفارش'],
  subscriberHeads: ['موبایل', 'از تاریخ'],
} as const;
