'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { frameTexts } from '#components/frame/texts.ts';
import { userMenuTexts } from '#components/frame/user-menu/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { settlePanelHistory } from '#components/ui/panel-history.ts';
import { readProfile } from '#lib/account/client.ts';
import { logOut } from '#lib/session/client.ts';
import { administratorRole } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { basketStore } from '#lib/basket/store.ts';
import { useSession } from '#lib/session/store.ts';
import { userMenuStore } from '#lib/account/menu-store.ts';

/**
 * The user menu, a side sheet at the inline start: a modal dialog that opens each time it is
 * requested.
 */
export default function UserMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useStore(userMenuStore, (menu) => menu.asked);

  useEffect(() => {
    if (asked === 0 || dialog.current?.open !== false) return;
    dialog.current.showModal();
    settlePanelHistory();
  }, [asked]);
  // It is unmounted while open when the member logs out in another tab.
  useEffect(() => settlePanelHistory, []);

  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    // A press on the backdrop: everything in the menu covers it.
    const click = ({ target }: MouseEvent) => {
      if (target === box) box.close();
    };
    box.addEventListener('click', click);
    return () => box.removeEventListener('click', click);
  }, []);

  return (
    <dialog
      ref={dialog}
      id="user-menu"
      className="sheet sheet-side user-menu"
      aria-label={userMenuTexts.title}
    >
      <div className="flex min-h-full flex-col">
        <Head close={() => dialog.current?.close()} />
        <Links />
        <Logout />
      </div>
    </dialog>
  );
}

async function readName(onName: (name: string) => void): Promise<void> {
  const outcome = await readProfile();
  // On failure the menu works without the name.
  onName(outcome === null || 'refusal' in outcome ? '' : outcome.answer.name);
}

/** The member's name; undefined while loading, empty if there is none. */
function useName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => void readName(setName), []);
  return name;
}

/** A line of the name's height. */
function AwaitedName() {
  return (
    <p className="flex h-7 items-center motion-safe:animate-pulse">
      <span className="h-4 w-28 rounded-8 bg-sunken-2" />
    </p>
  );
}

const useAdministrator = () => useSession(({ user }) => user?.role === administratorRole);

function Head({ close }: { close: () => void }) {
  const name = useName();
  const administrator = useAdministrator();
  return (
    <div className="flex items-center gap-3 border-b p-4 pe-2">
      <span className="grid size-12 flex-none place-items-center rounded-full bg-amber-wash text-amber-ink">
        <Icon name="user-round" className="i-l" />
      </span>
      <div className="min-w-0 flex-1">
        {name === undefined ? (
          <AwaitedName />
        ) : (
          <p className="truncate text-16 font-price">{name || userMenuTexts.nameless}</p>
        )}
        <p className="text-13 text-ink-3">
          {administrator ? userMenuTexts.administrator : userMenuTexts.member}
        </p>
      </div>
      <button type="button" className="icon-btn" aria-label={frameTexts.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function Links() {
  const administrator = useAdministrator();
  const favourites = useSession(({ user }) => user?.fCount);
  const basketCount = useStore(basketStore, (basket) => basket.basketCount);
  const { panel, account, favourites: saved, orders, cart } = userMenuTexts;
  return (
    <ul className="flex-1 p-2">
      {administrator ? <Entry icon="store" href="/cpfpco" label={panel} /> : null}
      <Entry icon="user-round" href="/account" label={account} />
      <Entry icon="heart" href="/account/favourite" label={saved} count={favourites} />
      <Entry icon="package" href="/account/orders" label={orders} />
      <Entry icon="shopping-bag" href="/shop/cart" label={cart} count={basketCount} />
    </ul>
  );
}

interface EntryProps {
  icon: InterfaceIconName;
  href: string;
  label: string;
  count?: number | null | undefined;
}

function Entry({ icon, href, label, count }: EntryProps) {
  return (
    <li>
      <a className="user-menu-entry" href={href}>
        <Icon name={icon} />
        {label}
        {count ? <b>{toPersianDigits(count)}</b> : null}
      </a>
    </li>
  );
}

function Logout() {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    void logOut();
  };
  return (
    <div className="border-t p-2">
      <button type="button" className="user-menu-entry" aria-disabled={leaving} onClick={leave}>
        {leaving ? (
          <span aria-hidden className="spinner" />
        ) : (
          <Icon name="log-out" className="i-turn" />
        )}
        {userMenuTexts.logout}
      </button>
    </div>
  );
}
