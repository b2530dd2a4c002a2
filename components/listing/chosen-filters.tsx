import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { ListFilter } from '#lib/contract/product.ts';
import { chosenChips, clearedHref } from '#lib/listing/choices.ts';
import type { ListQuery } from '#lib/rules/list-query.ts';
import { filterTexts } from '#lib/listing/filter-texts.ts';
import { listingTexts } from '#lib/listing/texts.ts';

interface ChosenFiltersProps {
  path: string;
  query: ListQuery;
  filters: readonly ListFilter[];
  /** Whether they are those of a landing page, which are not removed together. */
  isOwn: boolean;
}

/** The applied filters, each a link to the list without it. Renders nothing without filters. */
export function ChosenFilters({ path, query, filters, isOwn }: ChosenFiltersProps) {
  const chips = chosenChips(path, query, filters);
  if (chips.length === 0) return null;
  return (
    <nav aria-label={listingTexts.chosenFilters}>
      <ul className="chosen">
        {chips.map(({ label, href, colour }) => (
          <li key={href}>
            <a className="chip chip-sm" href={href} aria-label={listingTexts.removeFilter(label)}>
              {colour === undefined ? null : <i className="filter-dot" style={{ '--c': colour }} />}
              <MixedText>{label}</MixedText>
              <Icon name="x" className="i-s" />
            </a>
          </li>
        ))}
        {isOwn ? null : (
          <li>
            <a className="link" href={clearedHref(path, query)}>
              {filterTexts.clearFilters}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
