'use client';

import { BasketBadge } from '#components/basket/basket-badge.tsx';
import { opensUserMenu } from '#components/frame/account-link.tsx';
import { layoutIds, layoutTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSession } from '#lib/session/store.ts';

/** The bar at the bottom of phones. Pages with an element `.no-dock` are shown without it. */
export function Toolbar() {
  const member = useSession(({ user }) => user !== null);
  return (
    <nav className="dock" aria-label={layoutTexts.toolbar}>
      <button type="button" popoverTarget={layoutIds.categories}>
        <Icon name="layout-grid" />
        {layoutTexts.categoriesShort}
      </button>
      <button type="button" popoverTarget={layoutIds.searchPanel}>
        <Icon name="search" />
        {layoutTexts.searchButton}
      </button>
      <a className="dock-home" href="/">
        <Icon name="house" />
        {layoutTexts.toolbarHome}
      </a>
      <a href="/shop/cart">
        <Icon name="shopping-bag" />
        {layoutTexts.cart}
        <BasketBadge />
      </a>
      <a href="/account" {...(member && opensUserMenu)}>
        <Icon name="user-round" />
        {member ? layoutTexts.memberAccount : layoutTexts.accountShort}
      </a>
    </nav>
  );
}
