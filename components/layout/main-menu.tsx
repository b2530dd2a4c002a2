import { LinkItems } from '#components/layout/link-list.tsx';
import { MegaPane } from '#components/layout/mega-pane.tsx';
import { ServerAlone } from '#components/layout/server-alone.tsx';
import { SheetHead } from '#components/layout/sheet-head.tsx';
import type { MainEntry } from '#components/layout/shell-data.ts';
import { keptShell } from '#components/layout/shell-store.ts';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { dialledPhone, readablePhone } from '#lib/format/phone.ts';

interface MainMenuProps {
  /** Name of what the server keeps (shell-store.ts). */
  shell: string;
  phone: string;
}

/** A row of links and mega menus on desktop; on phones the same slides in from the side. */
export function MainMenu({ shell, phone }: MainMenuProps) {
  return (
    <nav className="main-nav" aria-label={layoutTexts.mainMenu}>
      <div className="sheet sheet-side" id={layoutIds.menu} popover="auto">
        <SheetHead title={layoutTexts.menu} target={layoutIds.menu} first />
        <ServerAlone as="ul" id={layoutIds.mainEntries} className="main-list">
          {typeof window === 'undefined' ? <Entries of={keptShell(shell).header.menu} /> : null}
        </ServerAlone>
        <ServerAlone as="ul" id={layoutIds.lastEntries}>
          {typeof window === 'undefined' ? (
            <LinkItems links={keptShell(shell).header.last} />
          ) : null}
        </ServerAlone>
        <div className="main-nav-foot">
          <ThemeToggle className="btn btn-quiet" label />
          {phone ? (
            <a className="btn btn-outline" href={`tel:${dialledPhone(phone)}`}>
              <Icon name="phone" />
              <bdi dir="ltr">{readablePhone(phone)}</bdi>
            </a>
          ) : null}
        </div>
      </div>
    </nav>
  );
}

function Entries({ of: entries }: { of: readonly MainEntry[] }) {
  return entries.map((entry) => (
    <li key={entry.url + entry.label}>
      <OneEntry entry={entry} />
    </li>
  ));
}

function OneEntry({ entry }: { entry: MainEntry }) {
  const name = (
    <>
      {entry.icon === undefined ? null : <Icon name={entry.icon} />}
      {entry.label}
    </>
  );
  if (entry.groups === undefined) return <a href={entry.url}>{name}</a>;
  return (
    <details name="main">
      <summary>{name}</summary>
      <MegaPane entry={entry} />
    </details>
  );
}
