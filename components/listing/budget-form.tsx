import type { LoadedList } from '#lib/listing/found-list.ts';
import { priceKey, queryKey } from '#lib/listing/choices.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Bands of prices, as buttons of a form, which crawlers do not follow. Only while no price is chosen. */
export function BudgetForm({ loaded: { filters, narrowing } }: { loaded: LoadedList }) {
  const { path, query } = narrowing;
  const name = queryKey(priceKey);
  const { bands = [] } = filters.find(({ key }) => key === priceKey) ?? {};
  if (bands.length === 0 || query.filters.some(([key]) => key === name)) return null;
  return (
    <form action={path} className="budgets" aria-label={listingTexts.bands}>
      {query.filters.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {bands.map(({ min, max, count }) => (
        <button
          key={min ?? 0}
          type="submit"
          className="chip"
          name={name}
          value={`${min ?? ''}-${max ?? ''}`}
        >
          {`${listingTexts.band(min, max)} `}
          <small>{formatNumber(count)}</small>
        </button>
      ))}
      {query.sort === 'default' ? null : <input type="hidden" name="sort" value={query.sort} />}
    </form>
  );
}
