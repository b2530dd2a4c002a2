import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import { ExternalLink, FileSearch, LogOut, Search, SunMoon, UserRound } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { contentsOf } from '#panel/frame/contents.ts';
import { findByTitle } from '#panel/frame/find.ts';
import { foundQuery, listsFor, type Place, placesOf, soughtOf } from '#panel/frame/found.ts';
import { leavePanel } from '#panel/frame/leave.ts';
import { type Item, PaletteList } from '#panel/frame/palette-list.tsx';
import { isOpenTo, menuOf, screens } from '#panel/screens.ts';
import { switchScheme } from '#panel/scheme.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';
import { type Failure, useFound } from '#panel/ui/use-settled.ts';

const words = {
  placeholder: 'صفحه، کار، کالا، سفارش یا مشتری',
  screens: 'صفحه‌ها',
  contents: 'در صفحه‌ها',
  acts: 'کارها',
  searching: 'در حال جستجو…',
  none: 'چیزی با این نام نیست.',
  scheme: 'عوض کردن طرح روشن و تیره',
} as const;

function useOwnItems(): Item[] {
  const navigate = useNavigate();
  const { permissions } = useMe();
  const go = (to: string) => () => void navigate({ to });
  return [
    ...menuOf(permissions).flatMap((entry) =>
      entry.screens.map(({ path, title }) => ({
        key: path,
        title,
        group: words.screens,
        icon: entry.icon,
        act: go(path),
      })),
    ),
    { key: '/me', title: texts.account, group: words.screens, icon: UserRound, act: go('/me') },
    {
      key: 'shop',
      title: texts.shop,
      group: words.acts,
      icon: ExternalLink,
      act: () => location.assign('/'),
    },
    {
      key: 'scheme',
      title: words.scheme,
      group: words.acts,
      icon: SunMoon,
      act: () => void switchScheme(),
    },
    {
      key: 'leave',
      title: texts.signOut,
      group: words.acts,
      icon: LogOut,
      act: () => void leavePanel(),
    },
  ];
}

/** What the screens hold, once something is written. */
function useContents(written: string): Item[] {
  const navigate = useNavigate();
  const { permissions } = useMe();
  if (soughtOf(written) === null) return [];
  return contentsOf(screens.filter((screen) => isOpenTo(screen, permissions))).map(
    ({ path, title, note }) => ({
      key: `${path} ${title}`,
      title,
      note,
      group: words.contents,
      icon: FileSearch,
      act: () => void navigate({ to: path }),
    }),
  );
}

/** Goods, orders and customers of what is written, once the keys rest: never those of an earlier text. */
function useFoundPlaces(written: string) {
  const navigate = useNavigate();
  const { permissions } = useMe();
  const sought = soughtOf(written);
  const lists = sought === null ? [] : listsFor(sought, permissions);
  // A kind that may be seen has a list, too.
  const { data, failure } = useFound(lists.length === 0 ? null : sought, foundQuery);
  const found = data ? placesOf(data, permissions) : [];
  const itemOf = ({ to, search = {}, ...place }: Place): Item => ({
    ...place,
    act: () => void navigate({ to, search }),
  });
  return {
    found: found.map(itemOf),
    lists: lists.map(itemOf),
    isSearching: lists.length > 0 && !data && !failure,
    failure,
  };
}

/** «جستجو در همه‌چیز»: arrows move, Enter opens. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [written, setWritten] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const own = findByTitle([...useOwnItems(), ...useContents(written)], written);
  const { found, lists, isSearching, failure } = useFoundPlaces(written);
  const items = [...own, ...found, ...lists];
  // By its key: what is found meanwhile moves the others.
  const chosen = Math.max(
    0,
    items.findIndex(({ key }) => key === at),
  );
  const open = (item: Item | undefined) => {
    if (!item) return;
    onClose();
    item.act();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (event.code === 'Enter' && !event.nativeEvent.isComposing) open(items[chosen]);
    else if (step !== 0) setAt(items.at((chosen + step) % items.length)?.key ?? null);
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
                setAt(null);
              }}
            />
            <kbd>Esc</kbd>
          </div>
          <PaletteList id={id} items={items} chosen={chosen} onChoose={setAt} onOpen={open} />
          <Outcome
            isSearching={isSearching}
            failure={failure}
            isEmpty={own.length + found.length === 0}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface OutcomeProps {
  isSearching: boolean;
  failure: Failure | null;
  isEmpty: boolean;
}

/** What the list does not say: that it is not complete yet, or holds nothing. */
function Outcome({ isSearching, failure, isEmpty }: OutcomeProps) {
  if (failure) {
    return (
      <div className="grid gap-2 p-3">
        <Note kind="bad">{failure.message}</Note>
        <Button size="s" onClick={failure.retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  const word = isSearching ? words.searching : isEmpty ? words.none : null;
  return word && <output className="medium muted block p-3">{word}</output>;
}
