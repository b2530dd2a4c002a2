import type { LoadedList } from '#lib/listing/found-list.ts';
import { shownBands } from '#lib/listing/bands.ts';
import { priceKey, queryKey } from '#lib/listing/choices.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { formatNumber } from '#lib/text/toman.ts';

/**
 * Bands of prices: links to their landing pages, else buttons of a form, which crawlers do not follow. Only while no price
 * is chosen.
 */
export function BudgetForm({ loaded }: { loaded: LoadedList }) {
  const { path, query } = loaded.narrowing;
  const bands = shownBands(loaded);
  if (bands.length === 0) return null;
  return (
    <form action={path} className="budgets" aria-label={listingTexts.bands}>
      {query.filters.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {bands.map(({ min, max, count, value, path: landing }) => {
        const words = (
          <>
            {`${listingTexts.band(min, max)} `}
            <small>{formatNumber(count)}</small>
          </>
        );
        return landing === null ? (
          <button
            key={value}
            type="submit"
            className="chip"
            name={queryKey(priceKey)}
            value={value}
          >
            {words}
          </button>
        ) : (
          <a key={value} className="chip" href={landing}>
            {words}
          </a>
        );
      })}
      {query.sort === 'default' ? null : <input type="hidden" name="sort" value={query.sort} />}
    </form>
  );
}
