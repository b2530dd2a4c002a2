import { LinkItems } from '#components/frame/link-list.tsx';
import { MegaPane } from '#components/frame/menus/mega-pane.tsx';
import { SheetHead } from '#components/frame/sheet-head.tsx';
import type { MainEntry, Shell } from '#components/frame/shell/shell-data.ts';
import { ShellPart } from '#components/frame/shell/shell-part.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { ThemeToggle } from '#components/frame/theme-toggle.tsx';
import { Icon, IconAt } from '#components/ui/icon.tsx';
import { dialledPhone, readablePhone } from '#lib/text/phone.ts';

interface MainMenuProps {
  /** Name of the shell data kept by the server (shell-store.ts). */
  shell: string;
  phone: string;
}

/** A row of links and mega menus on desktop; on phones the same markup is a side sheet. */
export function MainMenu({ shell, phone }: MainMenuProps) {
  return (
    <nav className="main-nav" aria-label={frameTexts.mainMenu}>
      <div className="sheet sheet-side" id={frameIds.menu} popover="auto">
        <SheetHead title={frameTexts.menu} target={frameIds.menu} first />
        <ShellPart
          as="ul"
          id={frameIds.mainEntries}
          className="main-list"
          shell={shell}
          part={typeof window === 'undefined' ? Entries : null}
        />
        <ShellPart
          as="ul"
          id={frameIds.lastEntries}
          shell={shell}
          part={typeof window === 'undefined' ? LastEntries : null}
        />
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

const LastEntries = ({ shell }: { shell: Shell }) => <LinkItems links={shell.header.last} />;

function Entries({ shell }: { shell: Shell }) {
  return shell.header.menu.map((entry) => (
    <li key={entry.url + entry.label}>
      <OneEntry entry={entry} />
    </li>
  ));
}

function OneEntry({ entry }: { entry: MainEntry }) {
  const name = (
    <>
      {entry.icon === undefined ? null : <IconAt href={entry.icon} />}
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
