import { LinkList } from '#components/layout/link-list.tsx';
import { SheetHead } from '#components/layout/sheet-head.tsx';
import type { Link } from '#components/layout/shell-data.ts';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { ThemeToggle } from '#components/layout/theme-toggle.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { dialledPhone, readablePhone } from '#lib/format/phone.ts';

interface MainMenuProps {
  links: readonly Link[];
  /** Links that stand apart, at the end. */
  last: readonly Link[];
  phone: string;
}

/** A row of links on desktop; on phones the same links slide in from the side. */
export function MainMenu({ links, last, phone }: MainMenuProps) {
  return (
    <nav className="main-nav" aria-label={layoutTexts.mainMenu}>
      <div className="sheet sheet-side" id={layoutIds.menu} popover="auto">
        <SheetHead title={layoutTexts.menu} target={layoutIds.menu} />
        <LinkList links={links} />
        <LinkList links={last} />
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
