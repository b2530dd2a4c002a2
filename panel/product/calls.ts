import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import type {
  GetBatchAnswer,
  ProductHistoryAnswer,
  ProductHistoryBody,
} from '#lib/contract/goods-bulk.ts';
import { call } from '#panel/client.ts';
import { productQuery } from '#panel/goods/calls.ts';
import { queries } from '#panel/queries.ts';

export type HistoryKind = ProductHistoryBody['kind'];
export type HistoryItem = ProductHistoryAnswer['items'][number];

/** Changes of a product, the newest first. */
export const historyQuery = (websiteCode: number, kind: HistoryKind) =>
  infiniteQueryOptions({
    queryKey: ['history', websiteCode, kind],
    queryFn: ({ pageParam, signal }) =>
      call<ProductHistoryAnswer>(
        'Get-Product-History',
        { websiteCode, kind, ...(pageParam === null ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** A product as it is at this moment, with its last change. */
export const nowQuery = (websiteCode: number) =>
  queryOptions({
    queryKey: ['product-now', websiteCode],
    queryFn: async ({ signal }) => {
      const [product, history] = await Promise.all([
        call<AdminProduct>('Get-Product', { websiteCode }, { signal }),
        call<ProductHistoryAnswer>('Get-Product-History', { websiteCode, limit: 1 }, { signal }),
      ]);
      return { product, last: history.items[0] ?? null };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** After a product was changed: its history and the lists that show it are read again when they are needed. */
export async function productChanged(websiteCode: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['history', websiteCode] }),
    queries.invalidateQueries({ queryKey: ['goods'] }),
  ]);
}

export const readProduct = (websiteCode: number) =>
  call<AdminProduct>('Get-Product', { websiteCode });

/** Takes a product out of the bin. @returns it as it is then */
export async function restoreProduct(websiteCode: number): Promise<AdminProduct> {
  await call('Restore-Products', { websiteCodes: [websiteCode] });
  const product = await readProduct(websiteCode);
  queries.setQueryData(productQuery(websiteCode).queryKey, product);
  void productChanged(websiteCode);
  return product;
}

export const undoChange = (id: number) => call<GetBatchAnswer>('Undo-Changes', { ids: [id] });
