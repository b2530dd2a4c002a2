import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListGoodsAnswer } from '#lib/contract/goods.ts';
import type { BrandsAnswer, CategoriesAnswer } from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import type { WantedGoods } from '#panel/goods/wanted.ts';

/** Names of categories and brands change seldom, in ms. */
const namesStale = 60_000;

/** The cursor of a page as the call takes it. */
export const afterOf = (cursor: string | null) => (cursor === null ? {} : { after: cursor });

/** Products page by page. */
export const goodsQuery = (wanted: WantedGoods) =>
  infiniteQueryOptions({
    queryKey: ['goods', 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListGoodsAnswer>('List-Goods', { ...wanted, ...afterOf(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['goods', 'category-names'],
  queryFn: ({ signal }) => call<CategoriesAnswer>('List-Categories', {}, { signal }),
  staleTime: namesStale,
});

export const brandsQuery = queryOptions({
  queryKey: ['goods', 'brand-names'],
  queryFn: ({ signal }) => call<BrandsAnswer>('List-Brands', {}, { signal }),
  staleTime: namesStale,
});
