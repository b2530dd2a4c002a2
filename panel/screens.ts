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
  ...sellingScreens,
  ...goodsScreens,
  ...contentScreens,
  ...settingsScreens,
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
