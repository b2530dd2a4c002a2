import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AdminCoupon,
  AdminPromotion,
  PromotionsAnswer,
  SaveCouponBody,
  SavePromotionBody,
} from '#lib/contract/admin-selling.ts';
import type { ListGoodsAnswer } from '#lib/contract/goods.ts';
import type { BrandsAnswer, CategoriesAnswer } from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** Promotions page by page, the newest first. */
export const promotionsQuery = infiniteQueryOptions({
  queryKey: ['promotions', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call<PromotionsAnswer>('Get-Promotions', { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : null),
});

/** A promotion, found page by page; null when there is none of this id. */
async function readPromotion(id: number, signal?: AbortSignal): Promise<AdminPromotion | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const options = signal ? { signal } : {};
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const answer = await call<PromotionsAnswer>('Get-Promotions', { page }, options);
    const found = answer.items.find((each) => each.id === id);
    if (found) return found;
    pages = answer.pageCount;
  }
  return null;
}

export const promotionQuery = (id: number) =>
  queryOptions({
    queryKey: ['promotions', 'one', id],
    queryFn: ({ signal }) => readPromotion(id, signal),
    refetchOnWindowFocus: false,
  });

const changed = () => queries.invalidateQueries({ queryKey: ['promotions'] });

/** The list is read again also after a refusal: somebody else may have been faster. */
export const savePromotion = (body: SavePromotionBody): Promise<AdminPromotion> =>
  call<AdminPromotion>('Save-Promotion', body).finally(changed);

export const saveCoupon = (body: SaveCouponBody): Promise<AdminCoupon> =>
  call<AdminCoupon>('Save-Coupon', body).finally(changed);

/** Names change seldom. */
const seldom = 5 * 60_000;

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call<CategoriesAnswer>('List-Categories', {}, { signal }),
  staleTime: seldom,
});

export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: ({ signal }) => call<BrandsAnswer>('List-Brands', {}, { signal }),
  staleTime: seldom,
});

/** Products by words of their names or a code. */
export const foundProductsQuery = (query: string) =>
  queryOptions({
    queryKey: ['goods', 'found', query],
    queryFn: ({ signal }) =>
      call<ListGoodsAnswer>('List-Goods', { filter: { query }, limit: 20 }, { signal }),
    enabled: query !== '',
  });

/** Products of these codes, for their names; those in the bin are not among them. */
export const namedProductsQuery = (websiteCodes: readonly number[]) =>
  queryOptions({
    queryKey: ['goods', 'named', websiteCodes],
    queryFn: ({ signal }) =>
      call<ListGoodsAnswer>('List-Goods', { filter: { websiteCodes }, limit: 100 }, { signal }),
    enabled: websiteCodes.length > 0,
    placeholderData: (before) => before,
    staleTime: seldom,
  });
