import { CategoryHover } from '#components/layout/category-hover.tsx';
import { SheetHead } from '#components/layout/sheet-head.tsx';
import type { Entry, Group } from '#components/layout/shell-data.ts';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { pictureUrl } from '#lib/format/picture.ts';
import { publicConfig } from '#lib/public-config.ts';

/**
 * All categories: below the header on desktop, over the page on phones; one markup for both, since
 * every page carries it. Opening, closing and Escape are the popover's, choosing is the details'.
 */
export function CategoryMenu({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className="cats-nav" aria-label={layoutTexts.categories}>
      <button type="button" className="cats-open" popoverTarget={layoutIds.categories}>
        <Icon name="layout-grid" />
        {layoutTexts.categories}
      </button>
      <div className="mega sheet" id={layoutIds.categories} popover="auto">
        <SheetHead title={layoutTexts.categories} target={layoutIds.categories} />
        <div className="mega-in">
          {entries.map((entry, index) => (
            <OneEntry key={entry.url} entry={entry} open={index === 0} />
          ))}
        </div>
      </div>
      <CategoryHover />
    </nav>
  );
}

function OneEntry({ entry, open }: { entry: Entry; open: boolean }) {
  return (
    <details name="category" open={open}>
      <summary>
        <Icon name={entry.icon} />
        {entry.label}
      </summary>
      <div className="mega-pane">
        <div className="mega-links">
          <a className="link more" href={entry.url}>
            {layoutTexts.allOf(entry.label)}
          </a>
          {entry.groups.map((group) => (
            <OneGroup key={group.head?.[0] ?? ''} group={group} />
          ))}
        </div>
        {entry.image === undefined ? null : (
          <div className="mega-pic">
            <div className="pic">
              <img src={pictureUrl(publicConfig.imageBase, entry.image)} alt="" loading="lazy" />
            </div>
          </div>
        )}
      </div>
    </details>
  );
}

function OneGroup({ group }: { group: Group }) {
  return (
    <div className="mega-group">
      {group.head === undefined ? null : <GroupHead label={group.head[0]} url={group.head[1]} />}
      {group.links.map(([label, url]) => (
        <a key={url + label} href={url}>
          {label}
        </a>
      ))}
    </div>
  );
}

function GroupHead({ label, url }: { label: string; url: string }) {
  if (url === '') return <p className="mega-head">{label}</p>;
  return (
    <a className="mega-head" href={url}>
      {label}
    </a>
  );
}
