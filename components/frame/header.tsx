'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CartLink } from '#components/basket/cart-link.tsx';
import { AccountLink } from '#components/frame/account-link.tsx';
import { FavouritesLink } from '#components/frame/favourites-link.tsx';
import { followScrolling } from '#components/frame/header-motion.ts';
import { Logo } from '#components/frame/logo.tsx';
import { CategoryMenu } from '#components/frame/menus/category-menu.tsx';
import { MainMenu } from '#components/frame/menus/main-menu.tsx';
import { SearchPanel } from '#components/frame/search/search-panel.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { ThemeToggle } from '#components/frame/theme-toggle.tsx';
import { Icon } from '#components/ui/icon.tsx';

interface HeaderProps {
  shop: string;
  phone: string;
  /** Name of the menus' shell data kept by the server (shell-store.ts). */
  shell: string;
  /** Phones' way to the chat, where the shop has one. */
  chat: ReactNode;
}

export function Header({ shop, phone, shell, chat }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? followScrolling(header.current) : undefined), []);
  return (
    <header ref={header} className="hd">
      <div className="hd-in wrap">
        <button
          type="button"
          className="icon-btn hd-menu"
          popoverTarget={frameIds.menu}
          aria-label={frameTexts.menu}
        >
          <Icon name="menu" className="i-l" />
        </button>
        <Logo shop={shop} />
        <SearchPanel />
        <div className="hd-acts">
          <AccountLink />
          <ThemeToggle className="icon-btn hd-theme" />
          <FavouritesLink />
          <CartLink label={frameTexts.cart} />
        </div>
        {chat}
        <CategoryMenu shell={shell} />
        <MainMenu shell={shell} phone={phone} />
      </div>
    </header>
  );
}
