import type { Permission } from '#lib/contract/permissions.ts';
import { contentScreens } from '#panel/screens/content.ts';
import { goodsScreens } from '#panel/screens/goods.ts';
import { groups, type MenuGroup, type Screen } from '#panel/screens/screen.ts';
import { sellingScreens } from '#panel/screens/selling.ts';
import { settingsScreens } from '#panel/screens/settings.ts';

/** All screens. A row in `panel/screens/` and a folder add one (CONTRIBUTING.md). */
export const screens: readonly Screen[] = [
  {
    path: '/home',
    title: 'خانه',
    group: 'home',
    permissions: [],
    load: () => import('#panel/home/home-screen.tsx'),
  },
  {
    path: '/orders',
    title: 'سفارش‌ها',
    group: 'orders',
    permissions: ['orders'],
    load: () => import('#panel/orders/orders-screen.tsx'),
  },
  {
    path: '/packing',
    title: 'بسته‌بندی',
    group: 'orders',
    permissions: ['orders'],
    load: () => import('#panel/packing/packing-screen.tsx'),
  },
  {
    path: '/receipts',
    title: 'رسیدها',
    group: 'orders',
    permissions: ['orders'],
    load: () => import('#panel/orders/receipts-screen.tsx'),
  },
  {
    path: '/returns',
    title: 'مرجوعی',
    group: 'orders',
    permissions: ['orders'],
    load: () => import('#panel/orders/returns-screen.tsx'),
  },
  {
    path: '/money',
    title: 'پول برای پیگیری',
    group: 'orders',
    permissions: ['refunds'],
    load: () => import('#panel/money/money-screen.tsx'),
  },
  {
    path: '/orders/$number',
    title: 'سفارش',
    group: null,
    permissions: ['orders'],
    load: () => import('#panel/order/order-screen.tsx'),
  },
  {
    path: '/print/$kind',
    title: 'چاپ',
    group: null,
    permissions: ['orders'],
    load: () => import('#panel/print/print-screen.tsx'),
  },
  {
    path: '/customers',
    title: 'مشتریان',
    group: 'customers',
    permissions: ['customers'],
    load: () => import('#panel/customers/customers-screen.tsx'),
  },
  {
    path: '/customers/newsletter',
    title: 'خبرنامه',
    group: 'customers',
    permissions: ['customers'],
    load: () => import('#panel/customers/newsletter-screen.tsx'),
  },
  {
    path: '/customers/awaited',
    title: 'چشم‌به‌راه موجودی',
    group: 'customers',
    permissions: ['customers', 'catalogue'],
    load: () => import('#panel/customers/awaited-screen.tsx'),
  },
  {
    path: '/customers/$id',
    title: 'مشتری',
    group: null,
    permissions: ['customers'],
    load: () => import('#panel/customers/customer-screen.tsx'),
  },
  {
    path: '/messages',
    title: 'پیام‌های تماس',
    group: 'chat',
    permissions: ['chat'],
    load: () => import('#panel/messages/messages-screen.tsx'),
  },
  {
    path: '/opinions',
    title: 'نظرات',
    group: 'opinions',
    permissions: ['opinions'],
    load: () => import('#panel/opinions/opinions-screen.tsx'),
  },
  {
    path: '/discounts',
    title: 'تخفیف‌ها',
    group: 'discounts',
    permissions: ['discounts'],
    load: () => import('#panel/discounts/discounts-screen.tsx'),
  },
  {
    path: '/discounts/$id',
    title: 'تخفیف',
    group: null,
    permissions: ['discounts'],
    load: () => import('#panel/discounts/discount-screen.tsx'),
  },
  {
    path: '/reports',
    title: 'گزارش‌ها',
    group: 'reports',
    permissions: ['reports'],
    load: () => import('#panel/reports/reports-screen.tsx'),
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
    path: '/products',
    title: 'فهرست کالاها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/products/products-screen.tsx'),
  },
  {
    path: '/prices',
    title: 'قیمت و موجودی',
    group: 'products',
    permissions: ['prices', 'stock', 'catalogue'],
    load: () => import('#panel/prices/prices-screen.tsx'),
  },
  {
    path: '/bulk',
    title: 'تغییر گروهی',
    group: null,
    permissions: ['prices', 'stock', 'catalogue'],
    load: () => import('#panel/bulk/bulk-screen.tsx'),
  },
  {
    path: '/posts',
    title: 'نوشته‌ها',
    group: 'content',
    permissions: ['content'],
    load: () => import('#panel/posts/posts-screen.tsx'),
  },
  {
    path: '/posts/new',
    title: 'نوشتهٔ تازه',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/posts/new-post-screen.tsx'),
  },
  {
    path: '/posts/$id',
    title: 'نوشته',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/posts/post-screen.tsx'),
  },
  {
    path: '/pages',
    title: 'برگه‌ها',
    group: 'content',
    permissions: ['content'],
    load: () => import('#panel/pages/pages-screen.tsx'),
  },
  {
    path: '/pages/new',
    title: 'برگهٔ تازه',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/pages/new-page-screen.tsx'),
  },
  {
    path: '/pages/edit',
    title: 'برگه',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/pages/page-screen.tsx'),
  },
  {
    path: '/redirects',
    title: 'نشانی‌های قدیمی',
    group: 'content',
    permissions: ['content'],
    load: () => import('#panel/redirects/redirects-screen.tsx'),
  },
  {
    path: '/link-preview',
    title: 'پیش‌نمایش پیوند',
    group: 'content',
    permissions: ['content', 'catalogue', 'appearance'],
    load: () => import('#panel/link-preview/link-preview-screen.tsx'),
  },
  {
    path: '/appearance/home',
    title: 'صفحهٔ نخست',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/home-screen.tsx'),
  },
  {
    path: '/appearance/menus',
    title: 'منوها',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/menus-screen.tsx'),
  },
  {
    path: '/appearance/banner',
    title: 'بنر بالای صفحه',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/banner-screen.tsx'),
  },
  {
    path: '/appearance/footer',
    title: 'پانویس',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/footer-screen.tsx'),
  },
  {
    path: '/appearance/brand',
    title: 'رنگ و نشان',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/brand/brand-screen.tsx'),
  },
  {
    path: '/setup',
    title: 'راه‌اندازی',
    group: null,
    permissions: ['settings'],
    load: () => import('#panel/setup/setup-screen.tsx'),
  },
  {
    path: '/categories',
    title: 'دسته‌بندی‌ها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/categories/categories-screen.tsx'),
  },
  {
    path: '/brands',
    title: 'برندها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/brands/brands-screen.tsx'),
  },
  {
    path: '/attributes',
    title: 'ویژگی‌ها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/attributes/attributes-screen.tsx'),
  },
  {
    path: '/media',
    title: 'رسانه‌ها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/media/media-screen.tsx'),
  },
  {
    path: '/products/new',
    title: 'کالای تازه',
    group: null,
    permissions: ['catalogue'],
    load: () => import('#panel/product/new-product-screen.tsx'),
  },
  {
    path: '/products/$code',
    title: 'کالا',
    group: null,
    permissions: ['catalogue'],
    load: () => import('#panel/product/product-screen.tsx'),
  },
  {
    path: '/settings/sms',
    title: 'پیامک',
    group: 'settings',
    permissions: ['settings'],
    load: () => import('#panel/sms-settings/sms-screen.tsx'),
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
    path: '/me',
    title: 'حساب من',
    group: null,
    permissions: [],
    load: () => import('#panel/me/me-screen.tsx'),
  },
];

export const isOpenTo = (
  { permissions }: Pick<Screen, 'permissions'>,
  held: readonly Permission[],
): boolean => permissions.length === 0 || permissions.some((each) => held.includes(each));

export interface MenuEntry extends MenuGroup {
  /** The first one is where the entry leads. */
  screens: readonly [Screen, ...Screen[]];
}

/** The menu of a person: entries with at least one screen open to them. */
export function menuOf(held: readonly Permission[], all: readonly Screen[] = screens): MenuEntry[] {
  return groups.flatMap((group) => {
    const [first, ...rest] = all.filter(
      (screen) => screen.group === group.name && isOpenTo(screen, held),
    );
    return first ? [{ ...group, screens: [first, ...rest] }] : [];
  });
}
