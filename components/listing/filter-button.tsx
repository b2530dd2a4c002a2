import { Icon } from '#components/ui/icon.tsx';
import { filterTexts } from '#lib/listing/filter-texts.ts';
import { formatNumber } from '#lib/text/toman.ts';

export const filterPanelId = 'filters';

/** Opens the filters on phones, and shows how many are applied. */
export function FilterButton({ chosen }: { chosen: number }) {
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm filters-open"
      popoverTarget={filterPanelId}
    >
      <Icon name="sliders-horizontal" className="i-s" />
      {filterTexts.filters}
      {chosen > 0 ? <span className="count count-inline">{formatNumber(chosen)}</span> : null}
    </button>
  );
}
