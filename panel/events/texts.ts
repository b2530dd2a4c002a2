import type { EventArea } from '#lib/contract/staff.ts';

/** Words of the list of events. */
export const eventTexts = {
  title: 'رخدادها',
  search: 'شمارهٔ سفارش، نام کالا یا موضوع',
  person: 'چه کسی',
  area: 'بخش',
  since: 'از',
  at: 'زمان',
  action: 'چه کاری',
  details: 'جزئیات',
  detailsOf: (label: string) => `جزئیات ${label}`,
  system: 'سامانه',
  before: 'پیش',
  after: 'پس',
  field: 'مورد',
  empty: 'هنوز رخدادی نیست',
  emptyText: 'هر تغییری که کارکنان می‌دهند این‌جا می‌ماند.',
  noDetails: 'این رخداد جزئیات دیگری ندارد.',
  today: 'امروز',
  days: (count: string) => `${count} روز گذشته`,
} as const;

const titles: Readonly<Record<EventArea, string>> = {
  orders: 'سفارش‌ها',
  catalogue: 'کالاها',
  customers: 'مشتریان',
  opinions: 'نظرات',
  content: 'محتوا',
  discounts: 'تخفیف‌ها',
  delivery: 'ارسال',
  staff: 'کارکنان',
  'sign-in': 'ورود',
  settings: 'تنظیمات',
};

/** Areas in the order of the menu. */
export const areaNames: readonly EventArea[] = [
  'orders',
  'catalogue',
  'customers',
  'opinions',
  'content',
  'discounts',
  'delivery',
  'settings',
  'staff',
  'sign-in',
];
export const areaTitle = (area: EventArea): string => titles[area];
