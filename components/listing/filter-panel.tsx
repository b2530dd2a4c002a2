'use client';

import { useEffect, useRef } from 'react';
import { FilterGroup } from '#components/listing/filter-group.tsx';
import { filterPanelId } from '#components/listing/filter-button.tsx';
import { SheetHead } from '#components/layout/sheet-head.tsx';
import type { ListFilter } from '#lib/contract/product.ts';
import { chosenOf, clearedHref, isNarrowed } from '#lib/listing/choices.ts';
import type { ListQuery } from '#lib/listing/query.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { whenIdle } from '#lib/when-idle.ts';

interface FilterPanelProps {
  /** The list's own path, not percent-encoded. */
  path: string;
  query: ListQuery;
  filters: readonly ListFilter[];
  /** Products shown now. */
  total: number;
  /** The category of the list, 0 for the whole shop; a brand's list says its brand, too. */
  categoryId: number;
  brandId: number | null;
}

/** Filters that are open from the start; those with a choice in them are, too. */
const openFirst = 4;

/**
 * What narrows the list: a form that needs no scripts, beside the list on desktop, over it on phones.
 * A client component so that a page carries the filters as data beside their markup, not the markup twice.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { path, query, filters, total } = props;
  const form = useRef<HTMLFormElement>(null);
  useLiveForm(form, props);
  return (
    <div className="sheet sheet-side filters" id={filterPanelId} popover="auto">
      <SheetHead title={listingTexts.filters} target={filterPanelId} />
      <form ref={form} action={path} autoComplete="off" aria-label={listingTexts.filters}>
        <Kept query={query} />
        <div className="filters-head">
          <h2>{listingTexts.filters}</h2>
          {isNarrowed(query) ? (
            <a className="link" href={clearedHref(path, query)}>
              {listingTexts.clearFilters}
            </a>
          ) : null}
        </div>
        {filters.map((filter, at) => (
          <FilterGroup
            key={filter.key}
            filter={filter}
            chosen={chosenOf(query, filter.key)}
            open={at < openFirst}
          />
        ))}
        <div className="filters-acts">
          <button type="submit" className="btn btn-primary btn-wide">
            <span data-apply>{listingTexts.applyFilters}</span>
            <output data-total className="sr-only">
              {listingTexts.total(total)}
            </output>
          </button>
          <a className="btn btn-outline" href={clearedHref(path, query)}>
            {listingTexts.clearFilters}
          </a>
        </div>
      </form>
    </div>
  );
}

/** What the form hands on without showing it. */
function Kept({ query: { filters, sort } }: { query: ListQuery }) {
  const name = filters.find(([key]) => key === 'filter-name')?.[1];
  return (
    <>
      {name === undefined ? null : <input type="hidden" name="filter-name" value={name} />}
      {sort === 'default' ? null : <input type="hidden" name="sort" value={sort} />}
    </>
  );
}

/** Counts and moves as the shopper chooses; loaded when the page is idle. */
function useLiveForm(form: { readonly current: HTMLFormElement | null }, props: FilterPanelProps) {
  const { path, categoryId, brandId } = props;
  useEffect(() => {
    const ending = new AbortController();
    const start = async () => {
      const { startFilters } = await import('#components/listing/live-filters.ts');
      if (form.current) startFilters(form.current, { path, categoryId, brandId }, ending.signal);
    };
    whenIdle(() => void start());
    return () => ending.abort();
  }, [form, path, categoryId, brandId]);
}
