import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { GetBatchAnswer } from '#lib/contract/goods-bulk.ts';
import type {
  ListVariantsAnswer,
  SaveCellsAnswer,
  SaveTimedPricesBody,
  TimedPricesAnswer,
  VariantRow,
} from '#lib/contract/goods-grid.ts';
import { call } from '#panel/client.ts';
import { afterOf } from '#panel/goods/calls.ts';
import type { WantedGoods } from '#panel/goods/wanted.ts';
import type { Edit, SentCell } from '#panel/prices/edits.ts';
import { queries } from '#panel/queries.ts';

/** Variants whose cells are saved together: `mostCellRows` of the contract. */
export const mostVariants = 500;
/** Products of a page. */
const limit = 100;

const key = ['goods', 'variants'] as const;

/** Variants page by page. They are not read again by themselves: rows must not move under the writer. */
export const variantsQuery = (wanted: WantedGoods) =>
  infiniteQueryOptions({
    queryKey: [...key, wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListVariantsAnswer>(
        'List-Variants',
        { ...wanted, limit, ...afterOf(pageParam) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type Pages = InfiniteData<ListVariantsAnswer, string | null>;

function changeRows(change: (row: VariantRow) => VariantRow): void {
  queries.setQueriesData<Pages>(
    { queryKey: key },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
      },
  );
}

/** Puts values that are known into the rows that were read. */
export function keepValues(values: readonly Pick<Edit, 'variantId' | 'field' | 'value'>[]): void {
  const byVariant = Map.groupBy(values, ({ variantId }) => variantId);
  changeRows((row) => {
    const own = byVariant.get(row.id);
    if (!own) return row;
    return { ...row, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) };
  });
}

export const saveCells = (cells: readonly SentCell[]): Promise<SaveCellsAnswer> =>
  call<SaveCellsAnswer>('Save-Cells', { cells });

/** Reads all goods again. */
export const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['goods'] });

/** Takes saved cells back. @returns how many */
export async function undoCells(batches: readonly number[]): Promise<number> {
  let count = 0;
  for (const batch of batches) {
    const answer = await call<GetBatchAnswer>('Undo-Batch', { batch });
    count += answer.done;
  }
  await readAgain();
  return count;
}

async function keepTimed(answer: TimedPricesAnswer): Promise<void> {
  const byVariant = new Map(answer.items.map(({ variantId, timed }) => [variantId, timed]));
  changeRows((row) => {
    const timed = byVariant.get(row.id);
    return timed === undefined ? row : { ...row, timed };
  });
  await readAgain();
}

export const saveTimed = async (body: SaveTimedPricesBody): Promise<void> =>
  keepTimed(await call<TimedPricesAnswer>('Save-Timed-Prices', body));

export const cancelTimed = async (variantIds: readonly number[]): Promise<void> =>
  keepTimed(await call<TimedPricesAnswer>('Cancel-Timed-Prices', { variantIds }));
