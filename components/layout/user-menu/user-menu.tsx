'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { layoutTexts } from '#components/layout/texts.ts';
import { userMenuTexts } from '#components/layout/user-menu/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { IconName } from '#components/ui/icon-names.ts';
import { toPersianDigits } from '#lib/format/digits.ts';
import { basketStore } from '#lib/stores/basket.ts';
import { useSession } from '#lib/stores/session.ts';
import { closeUserMenu } from '#lib/stores/user-menu.ts';

/** The member's own menu, from the side the reading begins at: a modal dialog while it is there. */
export default function UserMenu() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    box.showModal();
    // Beside the menu, or on a link in it.
    const click = ({ target }: MouseEvent) => {
      if (target === box || (target instanceof Element && target.closest('a'))) box.close();
    };
    box.addEventListener('click', click);
    return () => box.removeEventListener('click', click);
  }, []);

  return (
    <dialog
      ref={dialog}
      className="sheet sheet-side user-menu"
      aria-label={userMenuTexts.title}
      onClose={closeUserMenu}
    >
      <div className="flex min-h-full flex-col">
        <Head close={() => dialog.current?.close()} />
        <Links />
      </div>
    </dialog>
  );
}

function Head({ close }: { close: () => void }) {
  const administrator = useSession(({ user }) => user?.role) === 'Administrator';
  const { administrator: chief, member } = userMenuTexts;
  return (
    <div className="flex items-start gap-3 border-b p-4">
      <span className="grid size-12 flex-none place-items-center rounded-full bg-amber-wash text-amber-ink">
        <Icon name="user-round" className="i-l" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-16 font-price">{userMenuTexts.greeting}</p>
        <p className="text-13 text-ink-3">{administrator ? chief : member}</p>
      </div>
      <button type="button" className="icon-btn" aria-label={layoutTexts.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function Links() {
  const administrator = useSession(({ user }) => user?.role) === 'Administrator';
  const favourites = useSession(({ user }) => user?.fCount);
  const basket = useStore(basketStore, ({ count }) => count);
  return (
    <ul className="flex-1 p-2">
      {administrator ? <Entry icon="store" href="/cpfpco" label={userMenuTexts.panel} /> : null}
      <Entry icon="user-round" href="/account" label={userMenuTexts.profile} />
      <Entry
        icon="heart"
        href="/account/favourite"
        label={userMenuTexts.favourites}
        count={favourites}
      />
      <Entry icon="package" href="/account/orders" label={userMenuTexts.orders} />
      <Entry icon="shopping-bag" href="/shop/cart" label={userMenuTexts.cart} count={basket} />
    </ul>
  );
}

interface EntryProps {
  icon: IconName;
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
