import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { Count } from '#panel/frame/count.tsx';
import { isAt, useShownPath, waitingTitle } from '#panel/frame/side-menu.tsx';
import { useWaiting } from '#panel/live/waiting.ts';
import { type MenuEntry, menuOf } from '#panel/screens.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';

function DockEntry({ entry, isHere }: { entry: MenuEntry; isHere: boolean }) {
  const waiting = useWaiting(entry.screens);
  return (
    <Link
      to={entry.screens[0].path}
      data-on={isHere ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
      title={waitingTitle(waiting)}
    >
      <entry.icon className="i i-l" aria-hidden="true" />
      <span>{entry.title}</span>
      <Count count={waiting} />
    </Link>
  );
}

/** «منوی پنل» on a phone: the four most used entries and the rest behind «بیشتر». */
export function Dock() {
  const shown = useShownPath();
  const entries = menuOf(useMe().permissions).filter(({ isInDock }) => isInDock);
  const here = entries.find(({ screens }) => screens.some(({ path }) => isAt(path, shown)));
  return (
    <nav className="dock" aria-label={texts.menu}>
      {entries.map((entry) => (
        <DockEntry key={entry.name} entry={entry} isHere={entry === here} />
      ))}
      <Link to="/more" data-on={here ? undefined : ''} aria-current={here ? undefined : 'page'}>
        <Ellipsis className="i i-l" aria-hidden="true" />
        <span>{texts.more}</span>
      </Link>
    </nav>
  );
}
