import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import { ExternalLink, LogOut, Search, SunMoon, UserRound, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { findByTitle } from '#panel/frame/find.ts';
import { leavePanel } from '#panel/frame/leave.ts';
import { menuOf } from '#panel/screens.ts';
import { switchScheme } from '#panel/scheme.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';

const words = {
  placeholder: 'نام صفحه یا کار',
  screens: 'صفحه‌ها',
  acts: 'کارها',
  none: 'چیزی با این نام نیست.',
  scheme: 'عوض کردن طرح روشن و تیره',
} as const;

interface Item {
  title: string;
  group: string;
  icon: LucideIcon;
  act: () => void;
}

function useItems(): Item[] {
  const navigate = useNavigate();
  const { permissions } = useMe();
  const go = (to: string) => () => void navigate({ to });
  return [
    ...menuOf(permissions).flatMap(({ icon, screens }) =>
      screens.map(({ path, title }) => ({ title, group: words.screens, icon, act: go(path) })),
    ),
    { title: texts.account, group: words.screens, icon: UserRound, act: go('/me') },
    {
      title: texts.shop,
      group: words.acts,
      icon: ExternalLink,
      act: () => location.assign('/'),
    },
    { title: words.scheme, group: words.acts, icon: SunMoon, act: () => void switchScheme() },
    { title: texts.signOut, group: words.acts, icon: LogOut, act: () => void leavePanel() },
  ];
}

/** «جستجو در همه‌چیز»: arrows move, Enter opens. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [written, setWritten] = useState('');
  const [at, setAt] = useState(0);
  const items = findByTitle(useItems(), written);
  const chosen = Math.min(at, items.length - 1);
  const open = (item: Item | undefined) => {
    if (!item) return;
    onClose();
    item.act();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (event.code === 'Enter' && !event.nativeEvent.isComposing) open(items[chosen]);
    else if (step !== 0) setAt((chosen + step + items.length) % Math.max(1, items.length));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="dlg palette" aria-label={texts.searchAll}>
          <div className="palette-field">
            <Search className="i" aria-hidden="true" />
            <input
              role="combobox"
              aria-label={texts.searchAll}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={items[chosen] ? `${id}-${chosen}` : undefined}
              autoComplete="off"
              placeholder={words.placeholder}
              value={written}
              onKeyDown={onKey}
              onChange={(event) => {
                setWritten(event.target.value);
                setAt(0);
              }}
            />
            <kbd>Esc</kbd>
          </div>
          {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- suggestions of the field, as in WAI-ARIA's combobox */}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={texts.searchAll}
            className="palette-list"
          >
            {items.map((item, index) => (
              <div key={item.title}>
                {item.group === items[index - 1]?.group ? null : (
                  <div className="palette-group" role="presentation">
                    {item.group}
                  </div>
                )}
                {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field */}
                <div
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  className="palette-item"
                  onClick={() => open(item)}
                  onPointerMove={() => setAt(index)}
                >
                  <item.icon className="i" aria-hidden="true" />
                  {item.title}
                </div>
              </div>
            ))}
          </div>
          {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
          {items.length === 0 ? (
            <output className="medium muted block p-5">{words.none}</output>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
