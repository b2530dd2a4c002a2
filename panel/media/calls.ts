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

/** `wide`: shown across a page, as pictures of posts are. */
export type PictureKind = 'plain' | 'wide';

/** Stores a picture. Fields go before the file, whose end is the body's. */
export async function uploadPicture(file: File, kind: PictureKind): Promise<MediaItem> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);
  const item = await call<MediaItem>('Upload-Media', form);
  await queries.invalidateQueries({ queryKey: ['media'] });
  return item;
}
