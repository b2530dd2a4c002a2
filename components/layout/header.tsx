import { BasketBadge } from '#components/basket/basket-badge.tsx';
import { CategoryMenu } from '#components/layout/category-menu.tsx';
import { MainMenu } from '#components/layout/main-menu.tsx';
import { SearchForm } from '#components/layout/search-form.tsx';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { Icon, LogoMark } from '#components/ui/icon.tsx';
import type { MasterData } from '#lib/contract/home.ts';

export function Header({ master }: { master: MasterData }) {
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
        <Logo shop={master.shop.name} />
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
        <CategoryMenu items={master.sideMenu} />
        <MainMenu items={master.menu} last={master.headerLinks} phone={master.shop.phone} />
      </div>
    </header>
  );
}

/** The shop's sign and name, a link home. */
export function Logo({ shop }: { shop: string }) {
  return (
    <a className="logo" href="/" aria-label={`${shop}، ${layoutTexts.home}`}>
      <LogoMark />
      <span>{shop}</span>
    </a>
  );
}
