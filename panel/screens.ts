import type { FunctionComponent } from 'react';
import {
  House,
  MessagesSquare,
  Newspaper,
  Package,
  Settings,
  ShoppingBag,
  Star,
  TicketPercent,
  Users,
  ChartColumn,
  LayoutTemplate,
  type LucideIcon,
} from 'lucide-react';
import type { Permission } from '#lib/contract/permissions.ts';

interface MenuGroup {
  name: string;
  title: string;
  icon: LucideIcon;
  /** Whether the bar at the bottom of phones has it. */
  isInDock?: true;
}

/** Entries of the menu, in its order. One is shown once it has a screen that the person may see. */
const groups = [
  { name: 'home', title: 'خانه', icon: House, isInDock: true },
  { name: 'orders', title: 'سفارش‌ها', icon: ShoppingBag, isInDock: true },
  { name: 'products', title: 'کالاها', icon: Package, isInDock: true },
  { name: 'customers', title: 'مشتریان', icon: Users },
  { name: 'chat', title: 'گفتگو', icon: MessagesSquare, isInDock: true },
  { name: 'opinions', title: 'نظرات', icon: Star },
  { name: 'content', title: 'محتوا', icon: Newspaper },
  { name: 'appearance', title: 'ظاهر', icon: LayoutTemplate },
  { name: 'discounts', title: 'تخفیف‌ها', icon: TicketPercent },
  { name: 'reports', title: 'گزارش‌ها', icon: ChartColumn },
  { name: 'settings', title: 'تنظیمات', icon: Settings },
] as const satisfies readonly MenuGroup[];
type Group = (typeof groups)[number]['name'];

export interface Screen {
  /** Below /cpfpco, with `$name` for a parameter (`useParams` of `panel/ui/address.ts`). */
  path: `/${string}`;
  title: string;
  /** Where it stands in the menu; null: it is reached from other screens only. */
  group: Group | null;
  /** Any of these opens it; empty: everybody's. */
  permissions: readonly Permission[];
  load: () => Promise<{ default: FunctionComponent }>;
}

/** All screens. A row and a folder add one (CONTRIBUTING.md). */
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
