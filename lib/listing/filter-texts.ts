import { formatNumber } from '#lib/text/toman.ts';

/** Texts of the filters, in a file of their own: the browser loads them. */
export const filterTexts = {
  clearFilters: 'حذف فیلترها',
  filters: 'فیلترها',
  applyFilters: 'اعمال فیلتر',
  matches: (count: number) => (count === 0 ? 'کالایی پیدا نشد' : `${formatNumber(count)} کالا`),
  from: 'از',
  to: 'تا',
  rangeFrom: (title: string) => `${title} از`,
  rangeTo: (title: string) => `${title} تا`,
  findBrand: 'نام برند',
  moreOptions: (count: number) => `${formatNumber(count)} گزینهٔ دیگر`,
  allOptions: (count: number) => `همهٔ ${formatNumber(count)} گزینه`,
  toman: 'تومان',
} as const;
