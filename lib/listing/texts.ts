import type { ListKind } from '#lib/listing/address.ts';
import type { ListSort } from '#lib/rules/list-query.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { priceBand } from '#lib/text/price-band.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';

/** Texts of lists (contract §2). */
export const listingTexts = {
  sort: 'مرتب‌سازی',
  sorts: {
    default: 'جدیدترین',
    newest: 'جدیدترین',
    popular: 'محبوب‌ترین',
    priceaz: 'ارزان‌ترین',
    priceza: 'گران‌ترین',
    discount: 'بیشترین تخفیف',
    bestselling: 'پرفروش‌ترین',
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
  landed: (title: string, total: number) => `${title}: اکنون ${formatNumber(total)} کالا.`,
  mostOf: (brands: readonly { label: string; count: number }[]) =>
    `بیشتر از ${brands.map(({ label, count }) => `${label} (${formatNumber(count)})`).join('، ')}.`,
  priced: (min: number, max: number) => `از ${formatNumber(min)} تا ${formatToman(max)}.`,
  ofToday: 'این فهرست با قیمت روز تازه می‌شود.',
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
  chosenFilters: 'فیلترهای انتخاب‌شده',
  removeFilter: (label: string) => `حذف فیلتر ${label}`,
  upTo: (title: string, to: string) => `${title}: تا ${to}`,
  startingAt: (title: string, from: string) => `${title}: از ${from}`,
  between: (title: string, from: string, to: string) => `${title}: ${from} تا ${to}`,
  bands: 'بودجه',
  band: priceBand,
  wholeShop: 'همهٔ کالاها',
  inWholeShop: 'جستجو در همهٔ فروشگاه',
} as const;
