import { Icon } from '#components/ui/icon.tsx';
import { isSearch, listHref, type ListQuery, sortsOf } from '#lib/listing/query.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The sort orders of a list, as links to its first page. */
export function SortLinks({ path, query }: { path: string; query: ListQuery }) {
  return (
    <fieldset className="flex min-w-0 items-center gap-5" aria-label={listingTexts.sort}>
      <span className="hidden items-center gap-1.5 font-label lg:inline-flex" aria-hidden="true">
        <Icon name="arrow-down-wide-narrow" className="i-s" />
        {listingTexts.sort}
      </span>
      <div className="tabs grow">
        {sortsOf(query).map((sort) => (
          <a
            key={sort}
            href={listHref(path, { ...query, sort, page: 1 })}
            {...(sort === query.sort && { 'aria-current': 'true' })}
          >
            {sort === 'default' && isSearch(query)
              ? listingTexts.byLikeness
              : listingTexts.sorts[sort]}
          </a>
        ))}
      </div>
    </fieldset>
  );
}
