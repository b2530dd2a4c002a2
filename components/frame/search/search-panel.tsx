import { SearchForm } from '#components/frame/search/search-form.tsx';
import { SheetHead } from '#components/frame/sheet-head.tsx';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/**
 * The header's search: a field on desktop; on phones a button that looks like a field and opens it
 * over the page. Suggestions are shown below the form, in the popover.
 */
export function SearchPanel() {
  return (
    <div className="hd-search">
      <button type="button" className="search search-open" popoverTarget={frameIds.searchPanel}>
        <Icon name="search" />
        <span>{frameTexts.search}</span>
      </button>
      <div className="sheet sheet-search" id={frameIds.searchPanel} popover="auto">
        <SheetHead title={frameTexts.search} target={frameIds.searchPanel} />
        <SearchForm id={frameIds.search} />
      </div>
    </div>
  );
}
