import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  BeginImportArchiveBody,
  ImportPicturesView,
  ListImportPicturesAnswer,
} from '#lib/contract/import-pictures.ts';
import { call } from '#panel/client.ts';
import { unlessLive } from '#panel/live/state.ts';
import { queries } from '#panel/queries.ts';

/** How often pictures under way are asked for while no events arrive, in ms. */
const runningEvery = 2_000;
/** Pictures of a page. */
const pageSize = 20;

/** Where the pictures of a written file are, and how many have come. */
export const picturesQuery = (batch: number) =>
  queryOptions({
    queryKey: ['imports', 'pictures', batch],
    queryFn: ({ signal }) => call<ImportPicturesView>('List-Import-Hosts', { batch }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.waiting > 0 ? unlessLive(runningEvery)() : false,
  });

/** Pictures that did not come, and why. */
export const missingQuery = (batch: number) =>
  infiniteQueryOptions({
    queryKey: ['imports', 'missing', batch],
    queryFn: ({ pageParam, signal }) =>
      call<ListImportPicturesAnswer>(
        'List-Import-Pictures',
        { batch, state: 'failed', after: pageParam, limit: pageSize },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

const take = (now: ImportPicturesView): ImportPicturesView => {
  queries.setQueryData(picturesQuery(now.batch).queryKey, now);
  void queries.invalidateQueries({ queryKey: ['imports', 'missing', now.batch] });
  return now;
};

/** Confirms hosts, and asks for their pictures. */
export const startPictures = async (body: {
  readonly batch: number;
  readonly hosts: readonly string[];
}): Promise<ImportPicturesView> =>
  take(await call<ImportPicturesView>('Start-Import-Pictures', body));

/** Asks again for all that did not come. */
export const retryPictures = async (batch: number): Promise<ImportPicturesView> =>
  take(await call<ImportPicturesView>('Retry-Import-Pictures', { batch }));

export const beginArchive = async (body: BeginImportArchiveBody): Promise<ImportPicturesView> =>
  take(await call<ImportPicturesView>('Begin-Import-Archive', body));

/** Sends a part of a ZIP. */
export const sendArchivePart = async (
  batch: number,
  part: number,
  content: Blob,
): Promise<ImportPicturesView> =>
  take(
    await call<ImportPicturesView>(
      `Upload-Import-Archive-Part?batch=${batch}&part=${part}`,
      content,
    ),
  );
