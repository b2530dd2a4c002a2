import { MegaPane } from '#components/layout/mega-pane.tsx';
import { SheetHead } from '#components/layout/sheet-head.tsx';
import { ServerAlone } from '#components/layout/server-alone.tsx';
import type { Entry } from '#components/layout/shell-data.ts';
import { keptShell } from '#components/layout/shell-store.ts';
import { layoutIds, layoutTexts } from '#components/layout/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/**
 * All categories: below the header on desktop, over the page on phones; one markup for both, since
 * every page carries it. Opening, closing and Escape are the popover's, choosing is the details'.
 */
export function CategoryMenu({ shell }: { shell: string }) {
  return (
    <nav className="cats-nav" aria-label={layoutTexts.categories}>
      <button type="button" className="cats-open" popoverTarget={layoutIds.categories}>
        <Icon name="layout-grid" />
        {layoutTexts.categories}
      </button>
      <div className="mega sheet" id={layoutIds.categories} popover="auto">
        <SheetHead title={layoutTexts.categories} target={layoutIds.categories} first />
        <ServerAlone id={layoutIds.allCategories} className="mega-in">
          {typeof window === 'undefined' ? (
            <Entries of={keptShell(shell).header.categories} />
          ) : null}
        </ServerAlone>
      </div>
    </nav>
  );
}

function Entries({ of: entries }: { of: readonly Entry[] }) {
  return entries.map((entry, index) => (
    <details key={entry.url} name="category" open={index === 0}>
      <summary>
        <Icon name={entry.icon} />
        {entry.label}
      </summary>
      <MegaPane entry={entry} />
    </details>
  ));
}
