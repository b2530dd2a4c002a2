import { formatNumber } from '#lib/text/toman.ts';

/** Texts of a list of favourites that somebody shares. */
export const sharedListTexts = {
  title: 'فهرست هم‌رسانی‌شده',
  of: (owner: string) => `فهرست ${owner}`,
  count: (count: number) => `${formatNumber(count)} کالا`,
  goods: 'کالاهای فهرست',
  empty: 'این فهرست هنوز خالی است',
  emptyText: 'کسی که نشانی آن را فرستاده است هنوز کالایی در آن نگذاشته است.',
  shop: 'دیدن فروشگاه',
} as const;
