import { queryOptions } from '@tanstack/react-query';
import type { GoodsRow, ListGoodsAnswer } from '#lib/contract/goods.ts';
import { call } from '#panel/client.ts';

/** How many are offered while one searches. */
const offered = 20;

/** A product by its code; null when the shop has none that is shown. */
export const productQuery = (code: number) =>
  queryOptions({
    queryKey: ['goods', 'one', code],
    queryFn: async ({ signal }): Promise<GoodsRow | null> => {
      const filter = { websiteCodes: [code], state: 'published' };
      const { items } = await call<ListGoodsAnswer>('List-Goods', { filter, limit: 1 }, { signal });
      return items[0] ?? null;
    },
    staleTime: 60_000,
  });

/** Products that are in the shop, by words or a code. */
export const goodsQuery = (query: string) =>
  queryOptions({
    queryKey: ['goods', 'choice', query],
    queryFn: ({ signal }) =>
      call<ListGoodsAnswer>(
        'List-Goods',
        { filter: { query, state: 'published' }, limit: offered },
        { signal },
      ),
  });
