'use client';

import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import { administratorRole } from '#lib/contract/codes.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { useSession } from '#lib/session/store.ts';
import { openUserMenu, userMenuStore } from '#lib/account/menu-store.ts';

const load = () => import('#components/frame/user-menu/user-menu.tsx');
const UserMenu = late(load);

const prepare = () => preparePart(load);

async function open(): Promise<void> {
  if ((await loadPressed(load)) !== null) openUserMenu();
}

/** A plain click opens the menu; the browser handles any other. */
function openInstead(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void open();
}

/** Props that make a link to the account open the user menu. */
export const opensUserMenu = {
  'aria-haspopup': 'dialog',
  onPointerEnter: prepare,
  onClick: openInstead,
} as const;

/**
 * Link to the account, by role: a visitor goes to the login, a member opens the user menu, an
 * administrator goes to the panel and has a separate button for the menu.
 */
export function AccountLink() {
  const role = useSession(({ user }) => user?.role);
  const ready = useSession((session) => session.ready);
  const asked = useStore(userMenuStore, (menu) => menu.asked > 0);
  const administrator = role === administratorRole;
  const member = role !== undefined && !administrator;
  return (
    <>
      <div className="hd-account">
        {administrator ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={frameTexts.userMenu}
            onPointerEnter={prepare}
            onClick={() => void open()}
          >
            <Icon name="user-round" />
            <Icon name="chevron-down" className="i-s" />
          </button>
        ) : null}
        <a href={administrator ? '/cpfpco' : '/account'} {...(member && opensUserMenu)}>
          <Icon name="user-round" />
          <span data-known={ready || undefined}>{labelOf(role, administrator)}</span>
        </a>
      </div>
      {asked && role !== undefined ? <UserMenu /> : null}
    </>
  );
}

function labelOf(role: string | undefined, administrator: boolean): string {
  if (administrator) return frameTexts.panel;
  return role === undefined ? frameTexts.account : frameTexts.memberAccount;
}
