import { Link, useRouterState } from '@tanstack/react-router';
import { ExternalLink, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { Count } from '#panel/frame/count.tsx';
import { OwnName } from '#panel/frame/own-name.tsx';
import { SchemeButton } from '#panel/frame/scheme-button.tsx';
import { useWaiting } from '#panel/live/waiting.ts';
import { type MenuEntry, menuOf } from '#panel/screens.ts';
import type { Screen } from '#panel/screens/screen.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { intoView } from '#panel/ui/into-view.ts';

// Menus bring what places them, which the first screen does not need.
const AccountMenu = lazy(() => import('#panel/frame/account-menu.tsx'));

/** Whether a screen's path, or one below it, is shown. */
export const isAt = (path: string, shown: string): boolean =>
  shown === path || shown.startsWith(`${path}/`);

/** Of several screens the one that is shown: one may stand below another. */
const shownOf = (screens: readonly Screen[], shown: string): Screen | undefined =>
  screens
    .filter(({ path }) => isAt(path, shown))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** The path that is shown, below /cpfpco. */
export const useShownPath = (): string =>
  useRouterState({ select: ({ location }) => location.pathname });

/** In words, for those who do not see the number. */
export const waitingTitle = (count: number): string | undefined =>
  count === 0 ? undefined : texts.waiting(formatNumber(count));

function SubEntry({ screen, isHere }: { screen: Screen; isHere: boolean }) {
  const waiting = useWaiting([screen]);
  return (
    <Link
      to={screen.path}
      ref={isHere ? intoView : undefined}
      data-on={isHere ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
      title={waitingTitle(waiting)}
    >
      {screen.title}
      <Count count={waiting} />
    </Link>
  );
}

function Entry({ entry, shown }: { entry: MenuEntry; shown: string }) {
  const here = shownOf(entry.screens, shown);
  const waiting = useWaiting(entry.screens);
  return (
    <li>
      <Link
        to={entry.screens[0].path}
        className="entry"
        data-on={here ? '' : undefined}
        title={waitingTitle(waiting)}
      >
        <entry.icon className="i" aria-hidden="true" />
        <span>{entry.title}</span>
        <Count count={waiting} />
      </Link>
      {here && entry.screens.length > 1 ? (
        <ul className="sub">
          {entry.screens.map((screen) => (
            <li key={screen.path}>
              <SubEntry screen={screen} isHere={screen === here} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** «منوی پنل» at a desk. */
export function SideMenu({ onSearch, onKeys }: { onSearch: () => void; onKeys: () => void }) {
  const me = useMe();
  const shown = useShownPath();
  return (
    <aside className="side">
      <p className="auth-shop px-2 py-1">
        <img src="/favicon.svg" alt="" width={22} height={24} />
        <span className="truncate">{me.shopName}</span>
      </p>
      <button type="button" className="find" onClick={onSearch}>
        <Search className="i i-s" aria-hidden="true" />
        <span className="truncate">{texts.searchAll}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <nav aria-label={texts.menu}>
        <ul className="entries">
          {menuOf(me.permissions).map((entry) => (
            <Entry key={entry.name} entry={entry} shown={shown} />
          ))}
        </ul>
      </nav>
      <a className="entry" href="/">
        <ExternalLink className="i" aria-hidden="true" />
        <span>{texts.shop}</span>
      </a>
      <div className="me">
        <Suspense
          fallback={
            <span className="me-name">
              <OwnName />
            </span>
          }
        >
          <AccountMenu onKeys={onKeys} />
        </Suspense>
        <SchemeButton />
      </div>
    </aside>
  );
}
