import { CategoryHover } from '#components/layout/category-hover.tsx';
import { groupMenu, type MenuGroup } from '#components/layout/menu-groups.ts';
import { SheetHead } from '#components/layout/sheet-head.tsx';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { knownIcon } from '#components/ui/icon-names.ts';
import { Picture } from '#components/ui/picture.tsx';
import type { MenuItem } from '#lib/contract/home.ts';

/**
 * All categories: below the header on desktop, over the page on phones; one markup for both, since
 * every page carries it. Opening, closing and Escape are the popover's, choosing is the details'.
 */
export function CategoryMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav className="cats-nav" aria-label={layoutTexts.categories}>
      <button type="button" className="cats-open" popoverTarget={layoutIds.categories}>
        <Icon name="layout-grid" />
        {layoutTexts.categories}
      </button>
      <div className="mega sheet" id={layoutIds.categories} popover="auto">
        <SheetHead title={layoutTexts.categories} target={layoutIds.categories} />
        <div className="mega-in">
          {items.map((item, index) => (
            <Entry key={item.id} item={item} open={index === 0} />
          ))}
        </div>
      </div>
      <CategoryHover />
    </nav>
  );
}

function Entry({ item, open }: { item: MenuItem; open: boolean }) {
  const icon = knownIcon(item.icon) ?? 'tag';
  return (
    <details name="category" {...(open ? { open } : null)}>
      <summary>
        <Icon name={icon} />
        {item.label}
      </summary>
      <div className="mega-pane">
        <div className="mega-links">
          <a className="link more" href={item.url}>
            {layoutTexts.allOf(item.label)}
          </a>
          {groupMenu(item.items).map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </div>
        {item.imgUrl ? (
          <div className="mega-pic">
            <div className="pic">
              <Picture image={item.imgUrl} alt="" sizes="272px" />
            </div>
          </div>
        ) : null}
      </div>
    </details>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const { heading, links } = group;
  return (
    <div className="mega-group">
      {heading === undefined ? null : heading.url ? (
        <a className="mega-head" href={heading.url}>
          {heading.label}
        </a>
      ) : (
        <p className="mega-head">{heading.label}</p>
      )}
      {links.map((link) => (
        <a key={link.id} href={link.url}>
          {link.label}
        </a>
      ))}
    </div>
  );
}
