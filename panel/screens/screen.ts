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

export interface MenuGroup {
  name: string;
  title: string;
  icon: LucideIcon;
  /** Whether the bar at the bottom of phones has it. */
  isInDock?: true;
}

/** Entries of the menu, in its order. One is shown once it has a screen that the person may see. */
export const groups = [
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
