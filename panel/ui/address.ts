import { useNavigate, useParams as useRouteParams, useSearch } from '@tanstack/react-router';
import { type Filters, withFilters } from '#panel/ui/filters.ts';

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

/** Parameters of the screen's path. */
export const useParams = (): Readonly<Record<string, string>> => useRouteParams({ strict: false });
