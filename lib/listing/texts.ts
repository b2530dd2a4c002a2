import type { ListKind } from '#lib/listing/address.ts';
import type { ListSort } from '#lib/rules/list-query.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber, shortAmount } from '#lib/text/toman.ts';

/** Texts of lists (contract §2). */
export const listingTexts = {
  sort: 'مرتب‌سازی',
  sorts: {
    default: 'جدیدترین',
    newest: 'جدیدترین',
    popular: 'محبوب‌ترین',
    priceaz: 'ارزان‌ترین',
    priceza: 'گران‌ترین',
  } satisfies Record<ListSort, string>,
  /** The default order of search results. */
  byLikeness: 'مرتبط‌ترین',
  total: (count: number) => `${formatNumber(count)} کالا`,
  children: 'زیردسته‌ها',
  categories: 'دسته‌بندی',
  landings: 'بیشتر می‌پرسند',
  near: 'بخش‌های نزدیک',
  today: 'قیمت روز',
  prices: (title: string) => `لیست قیمت ${title}`,
  brandsOf: (title: string) => `برندهای ${title}`,
  siblings: 'دسته‌های دیگر',
  products: 'کالاها',
  pages: 'صفحه‌ها',
  page: (page: number) => `صفحهٔ ${toPersianDigits(page)}`,
  /**
   * Document titles with the words people search the web for, where the list's name alone is not
   * enough.
   */
  listedTitles: {
    shop: (title: string) => title,
    category: (title: string) => `قیمت و خرید ${title}`,
    brand: (title: string) => `قیمت و خرید محصولات ${title}`,
    offers: (title: string) => title,
  } satisfies Record<ListKind, (title: string) => string>,
  about: (title: string, total: number) =>
    `قیمت و خرید ${title}: ${formatNumber(total)} کالا با قیمت روز، مشخصات و دیدگاه خریداران.`,
  offers: 'تخفیف‌ها و پیشنهادهای ویژه',
  together: (names: readonly string[]) => names.join(' و '),
  pageTitle: (title: string, page: number) => `${title} - صفحهٔ ${toPersianDigits(page)}`,
  /** The number comes first, because the end may be cut off. */
  pageDescription: (text: string, page: number) =>
    page === 1 || text === '' ? text : `صفحهٔ ${toPersianDigits(page)}: ${text}`,
  previous: 'قبلی',
  next: 'بعدی',
  search: (text: string) => `نتایج جستجوی «${text}»`,
  closest: (text: string) => `کالایی با همهٔ واژه‌های «${text}» نداریم؛ این‌ها نزدیک‌ترین‌اند.`,
  readAs: 'این کالاها برای این متن پیدا شدند:',
  didYouMean: 'شاید منظورتان این بود:',
  leads: 'دسته‌ها و برندهای این جستجو',
  related: 'جستجوهای مرتبط',
  emptySearch: (text: string) => `کالایی برای «${text}» پیدا نشد`,
  emptySearchHint: 'املای واژه‌ها را بررسی کنید یا با نام کوتاه‌تری، مانند «گوشی» یا «هدفون»، بگردید.',
  emptyFilters: 'کالایی با این ویژگی‌ها پیدا نشد',
  emptyFiltersHint: 'با ویژگی‌های کمتر دوباره بگردید.',
  emptyList: 'هنوز کالایی در این بخش نیست',
  emptyListHint: 'به‌زودی کالاهای تازه‌ای به این بخش افزوده می‌شود.',
  clearFilters: 'حذف فیلترها',
  filters: 'فیلترها',
  applyFilters: 'اعمال فیلتر',
  chosenFilters: 'فیلترهای انتخاب‌شده',
  removeFilter: (label: string) => `حذف فیلتر ${label}`,
  matches: (count: number) => (count === 0 ? 'کالایی پیدا نشد' : `${formatNumber(count)} کالا`),
  from: 'از',
  to: 'تا',
  rangeFrom: (title: string) => `${title} از`,
  rangeTo: (title: string) => `${title} تا`,
  upTo: (title: string, to: string) => `${title}: تا ${to}`,
  startingAt: (title: string, from: string) => `${title}: از ${from}`,
  between: (title: string, from: string, to: string) => `${title}: ${from} تا ${to}`,
  findBrand: 'نام برند',
  bands: 'بودجه',
  band: bandOf,
  moreOptions: (count: number) => `${formatNumber(count)} گزینهٔ دیگر`,
  allOptions: (count: number) => `همهٔ ${formatNumber(count)} گزینه`,
  toman: 'تومان',
  wholeShop: 'همهٔ کالاها',
  inWholeShop: 'جستجو در همهٔ فروشگاه',
} as const;

/** «تا ۱۰ میلیون», «۱۰ تا ۲۰ میلیون», «بالای ۷۰ میلیون». */
function bandOf(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `تا ${shortAmount(max ?? 0)}`;
  if (max === undefined) return `بالای ${shortAmount(min)}`;
  const [from, to] = [shortAmount(min).split(' '), shortAmount(max)];
  const unit = to.endsWith(from.at(-1) ?? '') ? from.slice(0, 1) : from;
  return `${unit.join(' ')} تا ${to}`;
}
