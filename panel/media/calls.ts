import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  GetMediaAnswer,
  ListMediaAnswer,
  MediaItem,
  SaveMediaBody,
} from '#lib/contract/media.ts';
import { call } from '#panel/client.ts';
import type { WantedMedia } from '#panel/media/wanted.ts';
import { queries } from '#panel/queries.ts';

/** A picture and where it is shown. */
export const mediaQuery = (hash: string) =>
  queryOptions({
    queryKey: ['media', 'one', hash],
    queryFn: ({ signal }) => call<GetMediaAnswer>('Get-Media', { hash }, { signal }),
  });

/** Pictures page by page, the newest first. */
export const mediaListQuery = (wanted: WantedMedia) =>
  infiniteQueryOptions({
    queryKey: ['media', 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListMediaAnswer>(
        'List-Media',
        { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Changes a picture's text or point; what was read of it is read again. */
export async function saveMedia(body: SaveMediaBody): Promise<MediaItem> {
  try {
    return await call<MediaItem>('Save-Media', body);
  } finally {
    await queries.invalidateQueries({ queryKey: ['media'] });
  }
}

/** Pictures to choose from, the newest first, page by page. */
export const pictureChoiceQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['media', 'choice', query],
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
