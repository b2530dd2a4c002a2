import { infiniteQueryOptions } from '@tanstack/react-query';
import type {
  ListMovementsAnswer,
  ListMovementsBody,
  MoveStockBody,
} from '#lib/contract/goods-grid.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

type Wanted = Pick<ListMovementsBody, 'variantId' | 'reason'>;

/** Movements of a variant's stock page by page, the newest first. */
export const movementsQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['goods', 'movements', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListMovementsAnswer>(
        'List-Stock-Movements',
        { ...wanted, ...(pageParam === null ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

interface Moved {
  stock: number;
  held: number;
}

/** Changes a stock with its reason. */
export async function moveStock(body: MoveStockBody): Promise<Moved> {
  const moved = await call<Moved>('Move-Stock', body);
  await queries.invalidateQueries({ queryKey: ['goods'] });
  return moved;
}
