import { SheetHead } from '#components/layout/sheet-head.tsx';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { MenuItem } from '#lib/contract/home.ts';
import { dialledPhone, readablePhone } from '#lib/format/phone.ts';

interface MainMenuProps {
  items: readonly MenuItem[];
  /** Links that stand apart, at the end. */
  last: readonly MenuItem[];
  phone: string;
}

/** A row of links on desktop; on phones the same links slide in from the side. */
export function MainMenu({ items, last, phone }: MainMenuProps) {
  return (
    <nav className="main-nav" aria-label={layoutTexts.mainMenu}>
      <div className="sheet sheet-side" id={layoutIds.menu} popover="auto">
        <SheetHead title={layoutTexts.menu} target={layoutIds.menu} />
        <Links items={items} />
        <Links items={last} />
        <div className="main-nav-foot">
          <ThemeToggle className="btn btn-quiet" label />
          {phone ? (
            <a className="btn btn-outline" href={`tel:${dialledPhone(phone)}`}>
              <Icon name="phone" />
              <bdi dir="ltr">{readablePhone(phone)}</bdi>
            </a>
          ) : null}
        </div>
      </div>
    </nav>
  );
}

function Links({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.url}>{item.label}</a>
        </li>
      ))}
    </ul>
  );
}
