import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ListMediaAnswer, MediaItem } from '#lib/contract/media.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** Pictures of the shop, the newest first, page by page. */
export const mediaQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['media', query],
    queryFn: ({ pageParam, signal }) =>
      call<ListMediaAnswer>(
        'List-Media',
        { query, limit: 30, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
