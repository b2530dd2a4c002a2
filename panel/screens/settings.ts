import type { Screen } from '#panel/screens/screen.ts';

/** Screens of settings and staff. */
export const settingsScreens: readonly Screen[] = [
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
];
