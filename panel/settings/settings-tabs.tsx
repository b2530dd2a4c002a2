import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import type { Permission } from '#lib/contract/permissions.ts';
import { useMe } from '#panel/session/use-me.ts';
import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { intoView } from '#panel/ui/into-view.ts';

interface Tab {
  path: string;
  title: string;
  permission: Permission;
}

/** Screens of settings, in the menu's order. The list of screens cannot be asked: it loads this file. */
const tabs: readonly Tab[] = [
  { path: '/settings/shop', title: 'فروشگاه', permission: 'settings' },
  { path: '/settings/selling', title: 'فروش', permission: 'settings' },
  { path: '/settings/payment', title: 'پرداخت', permission: 'settings' },
  { path: '/settings/delivery', title: 'ارسال', permission: 'settings' },
  { path: '/settings/sms', title: 'پیامک', permission: 'settings' },
  { path: '/settings/feeds', title: 'نشانی‌ها', permission: 'settings' },
  { path: '/settings/measuring', title: 'آمار بازدید', permission: 'settings' },
  { path: '/settings/staff', title: 'کارکنان', permission: 'staff' },
  { path: '/settings/events', title: 'رخدادها', permission: 'staff' },
  { path: '/settings/backup', title: 'پشتیبان‌گیری', permission: 'settings' },
];

/** The other settings, on phones; at a desk the menu has them. */
export function SettingsTabs() {
  const { permissions } = useMe();
  const [{ setup }] = useFilters();
  const { routesByPath } = useRouter();
  const shown = useRouterState({ select: ({ location }) => location.pathname });
  const open = tabs.filter(
    ({ path, permission }) => path in routesByPath && permissions.includes(permission),
  );
  return (
    <div className="phone">
      <nav className="tabs" aria-label={words.tabs}>
        {open.map(({ path, title }) => (
          <Link
            key={path}
            to={path}
            ref={path === shown ? intoView : undefined}
            // The way back to the set-up stays.
            search={setup === undefined ? {} : { setup }}
            data-on={path === shown ? '' : undefined}
            aria-current={path === shown ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
    </div>
  );
}
