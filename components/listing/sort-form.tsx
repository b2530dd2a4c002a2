import { Icon } from '#components/ui/icon.tsx';
import { isSearch, type ListQuery, sortsOf } from '#lib/rules/list-query.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/**
 * The sort orders of a list, as buttons to its first page. Crawlers follow links and submit no forms: they would read
 * each list once in every order.
 */
export function SortForm({ path, query }: { path: string; query: ListQuery }) {
  return (
    <form action={path} className="min-w-0">
      {query.filters.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <fieldset className="flex min-w-0 items-center gap-5" aria-label={listingTexts.sort}>
        <span className="hidden items-center gap-1.5 font-label lg:inline-flex" aria-hidden="true">
          <Icon name="arrow-down-wide-narrow" className="i-s" />
          {listingTexts.sort}
        </span>
        <div className="tabs grow">
          {sortsOf(query).map((sort) => (
            <button
              key={sort}
              type="submit"
              name="sort"
              value={sort}
              {...(sort === query.sort && { 'aria-current': 'true' })}
            >
              {sort === 'default' && isSearch(query)
                ? listingTexts.byLikeness
                : listingTexts.sorts[sort]}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
