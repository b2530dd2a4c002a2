import { useNavigate, useParams as useRouteParams, useSearch } from '@tanstack/react-router';

/** Filters of a list as its address holds them: a saved view is a link. Empty ones are left out. */
export type Filters = Readonly<Record<string, string>>;

/**
 * Reads the address's filters, and changes some of them; the empty text removes one. Changes replace the entry in the
 * history, so that «back» leaves the list.
 */
export function useFilters(): [Filters, (change: Filters) => void] {
  const filters: Filters = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    filters,
    (change) =>
      void navigate({
        to: '.',
        search: (before: Filters) => withFilters(before, change),
        replace: true,
        resetScroll: false,
      }),
  ];
}

/** Filters after a change, without empty ones. */
export const withFilters = (before: Filters, change: Filters): Filters =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));

/** Parameters of the screen's path. */
export const useParams = (): Readonly<Record<string, string>> => useRouteParams({ strict: false });
