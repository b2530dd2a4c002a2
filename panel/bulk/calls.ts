import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  BatchView,
  BulkOperation,
  GetBatchAnswer,
  ListBatchesAnswer,
  PreviewBulkAnswer,
} from '#lib/contract/goods-bulk.ts';
import type { ListVariantsAnswer } from '#lib/contract/goods-grid.ts';
import { call } from '#panel/client.ts';
import type { WantedFilter } from '#panel/goods/wanted.ts';
import { unlessLive } from '#panel/live/state.ts';
import { queries } from '#panel/queries.ts';

/** How often a change under way is asked how far it is while no events arrive, in ms. */
const runningEvery = 1_000;

const isRunning = ({ state }: Pick<BatchView, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** How many variants meet a filter. */
export const countQuery = (filter: WantedFilter) =>
  queryOptions({
    queryKey: ['goods', 'variant-count', filter],
    queryFn: ({ signal }) =>
      call<ListVariantsAnswer>('List-Variants', { filter, limit: 1 }, { signal }),
    select: ({ total }) => total,
  });

export interface WantedBulk {
  filter: WantedFilter;
  operation: BulkOperation;
  except: readonly number[];
}

export const previewBulk = (wanted: WantedBulk): Promise<PreviewBulkAnswer> =>
  call<PreviewBulkAnswer>('Preview-Bulk', wanted);

/** A batch; events say that it has gone on, without them it is asked again while it is applied. */
export const batchQuery = (batch: number) =>
  queryOptions({
    queryKey: ['batches', 'one', batch],
    queryFn: ({ signal }) => call<GetBatchAnswer>('Get-Batch', { batch }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isRunning(data) ? unlessLive(runningEvery)() : false,
  });

export const batchesQuery = infiniteQueryOptions({
  queryKey: ['batches', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call<ListBatchesAnswer>(
      'List-Batches',
      { limit: 10, ...(pageParam === null ? {} : { before: pageParam }) },
      { signal },
    ),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});

/** Makes a change of a batch, keeps its answer, and reads lists of batches and goods again. */
async function change(
  name: 'Apply-Bulk' | 'Stop-Batch' | 'Undo-Batch',
  batch: number,
): Promise<GetBatchAnswer> {
  const answer = await call<GetBatchAnswer>(name, { batch });
  queries.setQueryData(batchQuery(answer.batch).queryKey, answer);
  await readChanged();
  return answer;
}

/** After a batch has changed goods. */
export async function readChanged(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: batchesQuery.queryKey }),
    queries.invalidateQueries({ queryKey: ['goods'] }),
  ]);
}

export const applyBulk = (batch: number) => change('Apply-Bulk', batch);
export const stopBatch = (batch: number) => change('Stop-Batch', batch);
/** Takes a batch back. @returns the batch that does so */
export const undoBatch = (batch: number) => change('Undo-Batch', batch);
