'use client';

import { BasketBadge } from '#components/basket/basket-badge.tsx';
import { opensUserMenu } from '#components/frame/account-link.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSession } from '#lib/session/store.ts';

/** Bottom toolbar on phones. Hidden on pages with an element `.no-dock`. */
export function Toolbar() {
  const member = useSession(({ user }) => user !== null);
  return (
    <nav className="dock" aria-label={frameTexts.toolbar}>
      <button type="button" popoverTarget={frameIds.categories}>
        <Icon name="layout-grid" />
        {frameTexts.categoriesShort}
      </button>
      <button type="button" popoverTarget={frameIds.searchPanel}>
        <Icon name="search" />
        {frameTexts.searchButton}
      </button>
      <a className="dock-home" href="/">
        <Icon name="house" />
        {frameTexts.toolbarHome}
      </a>
      <a href="/shop/cart">
        <Icon name="shopping-bag" />
        {frameTexts.cart}
        <BasketBadge />
      </a>
      <a href="/account" {...(member && opensUserMenu)}>
        <Icon name="user-round" />
        {member ? frameTexts.memberAccount : frameTexts.accountShort}
      </a>
    </nav>
  );
}
