'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilterGroup } from '#components/listing/filter-group.tsx';
import { filterPanelId } from '#components/listing/filter-button.tsx';
import { SheetHead } from '#components/frame/sheet-head.tsx';
import type { ListFilter } from '#lib/contract/product.ts';
import { chosenOf, clearedHref, isNarrowed } from '#lib/listing/choices.ts';
import { listBody } from '#lib/listing/list-body.ts';
import type { PageFilter } from '#lib/listing/page-filters.ts';
import type { ListQuery } from '#lib/rules/list-query.ts';
import { filterTexts } from '#lib/listing/filter-texts.ts';
import { loadPart } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

interface FilterPanelProps {
  /** The list's own path, not percent-encoded. */
  path: string;
  query: ListQuery;
  /** Path of a landing page, to which its filters belong. */
  own: string | undefined;
  filters: readonly PageFilter[];
  /** Category of the list, 0 for the whole shop. A brand's list has a `brandId` as well. */
  categoryId: number;
  brandId: number | null;
  /** Above the filters. */
  children: ReactNode;
}

/** Request timeout in ms. */
const longestWait = 10_000;

/** Filters that are open at first, besides those with a selection. */
const openFirst = 4;

/**
 * The filters: a form that works without JavaScript, beside the list on desktop, over it on phones.
 * A client component, so that the page carries the filters as data next to the markup instead of
 * the markup twice.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { path, query, own, filters, children } = props;
  const cleared = clearedHref(own ?? path, query);
  const form = useRef<HTMLFormElement>(null);
  useLiveForm(form, props);
  const [options, showAll] = useAllOptions(props);
  return (
    <div className="sheet sheet-side filters" id={filterPanelId} popover="auto">
      <SheetHead title={filterTexts.filters} target={filterPanelId} />
      <form ref={form} action={path} autoComplete="off" aria-label={filterTexts.filters}>
        <Kept query={query} />
        <div className="filters-head">
          <h2>{filterTexts.filters}</h2>
          {own === undefined && isNarrowed(query) ? (
            <a className="link" href={cleared}>
              {filterTexts.clearFilters}
            </a>
          ) : null}
        </div>
        {children}
        {filters.map((filter, at) => (
          <FilterGroup
            key={filter.key}
            filter={withAll(filter, options[filter.key])}
            chosen={chosenOf(query, filter.key)}
            open={at < openFirst}
            showAll={showAll}
          />
        ))}
        <div className="filters-acts">
          <button type="submit" className="btn btn-primary btn-wide">
            {filterTexts.applyFilters}
            <span data-matches aria-hidden="true" />
          </button>
          <output data-matches className="sr-only" />
          <a className="btn btn-outline" href={cleared}>
            {filterTexts.clearFilters}
          </a>
        </div>
      </form>
    </div>
  );
}

/** Query values the form passes on as hidden fields. */
function Kept({ query: { filters, sort } }: { query: ListQuery }) {
  const name = filters.find(([key]) => key === 'filter-name')?.[1];
  return (
    <>
      {name === undefined ? null : <input type="hidden" name="filter-name" value={name} />}
      {sort === 'default' ? null : <input type="hidden" name="sort" value={sort} />}
    </>
  );
}

const loadLive = () => import('#components/listing/live-filters.ts');

/** Updates counts and the list as the shopper selects; loaded when the page is idle. */
function useLiveForm(form: { readonly current: HTMLFormElement | null }, props: FilterPanelProps) {
  const { path, categoryId, brandId } = props;
  useEffect(() => {
    const ending = new AbortController();
    const start = async () => {
      const { startFilters } = await loadPart(loadLive, ending.signal);
      if (form.current) startFilters(form.current, { path, categoryId, brandId }, ending.signal);
    };
    whenIdle(() => void start());
    return () => ending.abort();
  }, [form, path, categoryId, brandId]);
}

/**
 * Appends the missing options. Existing ones keep their place and state, because the selection
 * exists only in the form.
 */
function withAll(filter: PageFilter, all: ListFilter['options'] | undefined): PageFilter {
  if (all === undefined) return filter;
  const shown = new Set(filter.options.map(({ value }) => value));
  const others = all.filter(({ value }) => !shown.has(value));
  return { ...filter, options: [...filter.options, ...others], all: undefined };
}

/** All options by filter key, loaded when the shopper asks for those of one filter. */
function useAllOptions({ query, categoryId, brandId }: FilterPanelProps) {
  const [options, setOptions] = useState<Readonly<Record<string, ListFilter['options']>>>({});
  const showAll = async () => {
    const { askFilters } = await import('#lib/listing/client.ts');
    const body = listBody(brandId !== null, brandId ?? categoryId, query);
    const { filters } = await askFilters(body, AbortSignal.timeout(longestWait));
    setOptions(Object.fromEntries(filters.map(({ key, options: all }) => [key, all])));
  };
  return [options, showAll] as const;
}
