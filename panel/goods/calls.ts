import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import type { AttributesAnswer, BrandsAnswer, CategoriesAnswer } from '#lib/contract/goods-tree.ts';
import type { ListGoodsAnswer } from '#lib/contract/goods.ts';
import { call } from '#panel/client.ts';
import type { WantedGoods } from '#panel/goods/wanted.ts';

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

/** The tree of categories, parents before their children. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call<CategoriesAnswer>('List-Categories', {}, { signal }),
});

export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: ({ signal }) => call<BrandsAnswer>('List-Brands', {}, { signal }),
});

export const attributesQuery = queryOptions({
  queryKey: ['attributes'],
  queryFn: ({ signal }) => call<AttributesAnswer>('List-Attributes', {}, { signal }),
});

/** Attributes that products of a category are asked for, or have. */
export const attributesOfQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['attributes', categoryId],
    queryFn: ({ signal }) => call<AttributesAnswer>('List-Attributes', { categoryId }, { signal }),
  });

export const productQuery = (websiteCode: number) =>
  queryOptions({
    queryKey: ['product', websiteCode],
    queryFn: ({ signal }) => call<AdminProduct>('Get-Product', { websiteCode }, { signal }),
    // What is being edited is not replaced behind its editor's back.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    // The form begins from what is stored at this moment.
    gcTime: 0,
  });

/** Products by their codes, in any state. */
export const namedGoodsQuery = (codes: readonly number[]) =>
  queryOptions({
    queryKey: ['goods', 'named', codes.toSorted((one, other) => one - other)],
    queryFn: ({ signal }) => {
      const filter = { websiteCodes: codes };
      return call<ListGoodsAnswer>('List-Goods', { filter, limit: codes.length }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Products whose name or code matches, for a choice. */
export const foundGoodsQuery = (query: string) =>
  queryOptions({
    queryKey: ['goods', 'found', query],
    queryFn: ({ signal }) =>
      call<ListGoodsAnswer>('List-Goods', { filter: { query }, limit: 10 }, { signal }),
  });
