import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminPage, ListPagesAnswer } from '#lib/contract/admin-page.ts';
import { call } from '#panel/client.ts';
import { bodyOf, type PageValues } from '#panel/pages/values.ts';
import { queries } from '#panel/queries.ts';

export const pagesQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['pages', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      call<ListPagesAnswer>(
        'List-Pages',
        { query, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** A page with its text, by its current name. It is not read again by itself: somebody may be writing. */
export const pageQuery = (name: string) =>
  queryOptions({
    queryKey: ['pages', 'one', name],
    queryFn: ({ signal }) => call<AdminPage>('Get-Page', { name }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export async function savePage(values: PageValues, from: AdminPage | null): Promise<AdminPage> {
  const saved = await call<AdminPage>('Save-Page', bodyOf(values, from));
  queries.setQueryData(pageQuery(saved.name).queryKey, saved);
  await queries.invalidateQueries({ queryKey: ['pages', 'list'] });
  return saved;
}
