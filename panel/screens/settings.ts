import type { Screen } from '#panel/screens/screen.ts';

/** Screens of settings and staff. */
export const settingsScreens: readonly Screen[] = [
  {
    path: '/settings/shop',
    title: 'فروشگاه',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/settings/shop-screen.tsx'),
  },
  {
    path: '/settings/selling',
    title: 'فروش',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/settings/selling-screen.tsx'),
  },
  {
    path: '/settings/payment',
    title: 'پرداخت',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/payment-settings/payment-screen.tsx'),
  },
  {
    path: '/settings/delivery',
    title: 'ارسال',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/delivery/delivery-screen.tsx'),
  },
  {
    path: '/settings/delivery/$id',
    title: 'شیوهٔ ارسال',
    group: null,
    permissions: ['settings'],
    load: () => import('#panel/delivery/method-screen.tsx'),
  },
  {
    path: '/settings/delivery/$id/slots',
    title: 'زمان‌های تحویل',
    group: null,
    permissions: ['settings'],
    load: () => import('#panel/delivery/slots-screen.tsx'),
  },
  {
    path: '/settings/sms',
    title: 'پیامک',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/sms-settings/sms-screen.tsx'),
  },
  {
    path: '/settings/feeds',
    title: 'نشانی‌ها',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/settings/feeds-screen.tsx'),
  },
  {
    path: '/settings/staff',
    title: 'کارکنان',
    group: 'settings',
    permissions: ['staff'],
    load: () => import('#panel/staff/staff-screen.tsx'),
  },
  {
    path: '/settings/events',
    title: 'رخدادها',
    group: 'settings',
    permissions: ['staff'],
    load: () => import('#panel/events/events-screen.tsx'),
  },
  {
    path: '/settings/backup',
    title: 'پشتیبان‌گیری',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/backup/backup-screen.tsx'),
  },
  {
    path: '/setup',
    title: 'راه‌اندازی',
    group: null,
    permissions: ['settings'],
    load: () => import('#panel/setup/setup-screen.tsx'),
  },
];
