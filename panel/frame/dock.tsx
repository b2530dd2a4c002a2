import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { isAt, useShownPath } from '#panel/frame/side-menu.tsx';
import { menuOf } from '#panel/screens.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';

/** «منوی پنل» on a phone: the four most used entries and the rest behind «بیشتر». */
export function Dock() {
  const shown = useShownPath();
  const entries = menuOf(useMe().permissions).filter(({ isInDock }) => isInDock);
  const here = entries.find(({ screens }) => screens.some(({ path }) => isAt(path, shown)));
  return (
    <nav className="dock" aria-label={texts.menu}>
      {entries.map((entry) => (
        <Link
          key={entry.name}
          to={entry.screens[0].path}
          data-on={entry === here ? '' : undefined}
          aria-current={entry === here ? 'page' : undefined}
        >
          <entry.icon className="i i-l" aria-hidden="true" />
          <span>{entry.title}</span>
        </Link>
      ))}
      <Link to="/more" data-on={here ? undefined : ''} aria-current={here ? undefined : 'page'}>
        <Ellipsis className="i i-l" aria-hidden="true" />
        <span>{texts.more}</span>
      </Link>
    </nav>
  );
}
