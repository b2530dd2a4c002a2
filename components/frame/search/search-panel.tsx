import { SearchForm } from '#components/frame/search/search-form.tsx';
import { SheetHead } from '#components/frame/sheet-head.tsx';
import { layoutIds, layoutTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/**
 * The header's search: a field on desktop; on phones what looks like one opens it over the page. What
 * is suggested stands below the form, in the popover.
 */
export function SearchPanel() {
  return (
    <div className="hd-search">
      <button type="button" className="search search-open" popoverTarget={layoutIds.searchPanel}>
        <Icon name="search" />
        {layoutTexts.search}
      </button>
      <div className="sheet sheet-search" id={layoutIds.searchPanel} popover="auto">
        <SheetHead title={layoutTexts.search} target={layoutIds.searchPanel} />
        <SearchForm id={layoutIds.search} />
      </div>
    </div>
  );
}
