import { MegaPane } from '#components/frame/menus/mega-pane.tsx';
import { SheetHead } from '#components/frame/sheet-head.tsx';
import type { Shell } from '#components/frame/shell/shell-data.ts';
import { ShellPart } from '#components/frame/shell/shell-part.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { Icon, IconAt } from '#components/ui/icon.tsx';

/**
 * All categories: below the header on desktop, over the page on phones. One markup for both,
 * because every page carries it. Opening, closing and Escape come from the popover, selecting from
 * `details` until scripts make tabs of them (category-tabs.ts).
 */
export function CategoryMenu({ shell }: { shell: string }) {
  return (
    <nav className="cats-nav" aria-label={frameTexts.categories}>
      <button type="button" className="cats-open" popoverTarget={frameIds.categories}>
        <Icon name="layout-grid" />
        {frameTexts.categories}
      </button>
      <div className="mega sheet" id={frameIds.categories} popover="auto">
        <SheetHead title={frameTexts.categories} target={frameIds.categories} first />
        <ShellPart
          id={frameIds.allCategories}
          className="mega-in"
          shell={shell}
          part={typeof window === 'undefined' ? Entries : null}
        />
      </div>
    </nav>
  );
}

function Entries({ shell }: { shell: Shell }) {
  return shell.header.categories.map((entry, index) => (
    <details key={entry.url} name="category" open={index === 0}>
      <summary className="cat-name">
        <IconAt href={entry.icon} />
        {entry.label}
      </summary>
      <MegaPane entry={entry} />
    </details>
  ));
}
