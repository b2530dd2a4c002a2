'use client';

import { BasketBadge } from '#components/basket/basket-badge.tsx';
import { CategoryMenu } from '#components/layout/category-menu.tsx';
import { Logo } from '#components/layout/logo.tsx';
import { MainMenu } from '#components/layout/main-menu.tsx';
import { SearchForm } from '#components/layout/search-form.tsx';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { HeaderData } from '#components/layout/shell-data.ts';

/**
 * Runs in the browser too, though little in it moves: its data are a quarter of what React would send
 * of it as a server component, in every page.
 */
export function Header({ data }: { data: HeaderData }) {
  return (
    <header className="hd">
      <div className="hd-in wrap">
        <button
          type="button"
          className="icon-btn hd-menu"
          popoverTarget={layoutIds.menu}
          aria-label={layoutTexts.menu}
        >
          <Icon name="menu" className="i-l" />
        </button>
        <Logo shop={data.shop} />
        <SearchForm id={layoutIds.search} className="hd-search" />
        <div className="hd-acts">
          <a className="hd-account" href="/account">
            <Icon name="user-round" />
            <span>{layoutTexts.account}</span>
          </a>
          <ThemeToggle className="icon-btn hd-theme" />
          <a className="icon-btn" href="/shop/cart">
            <Icon name="shopping-bag" className="i-l" />
            <span className="sr-only">{layoutTexts.cart}</span>
            <BasketBadge />
          </a>
        </div>
        <CategoryMenu entries={data.categories} />
        <MainMenu links={data.menu} last={data.last} phone={data.phone} />
      </div>
    </header>
  );
}
