import type { ListFilter } from '#lib/contract/product.ts';
import { chosenOf } from '#lib/listing/choices.ts';
import type { ListQuery } from '#lib/rules/list-query.ts';

/** A filter as passed to a page. */
export interface PageFilter extends ListFilter {
  /** Total number of options, if the page leaves some out. */
  all?: number | undefined;
}

/** Most options of a choice on a page; a shop may have hundreds of brands. */
export const mostOptions = 12;

/** The filters with their most frequent options and all selected ones, in their order. */
export function pageFilters(filters: readonly ListFilter[], query: ListQuery): PageFilter[] {
  return filters.map((filter) => {
    const { key, options } = filter;
    if (options.length <= mostOptions) return filter;
    const chosen = chosenOf(query, key);
    const frequent = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, mostOptions));
    const kept = options.filter((option) => frequent.has(option) || chosen.includes(option.value));
    return { ...filter, options: kept, all: options.length };
  });
}
