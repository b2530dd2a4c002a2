import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Texts of the price list. */
export const priceTexts = {
  all: 'لیست قیمت',
  goods: 'کالاها',
  of: (title: string) => `لیست قیمت ${title}`,
  ofDay: (title: string, day: string) => `لیست قیمت ${title} امروز، ${day}`,
  changed: (moment: string) => `آخرین تغییر قیمت در این صفحه: ${moment}.`,
  rose: 'گران‌تر از',
  fell: 'ارزان‌تر از',
  brands: 'برندهای لیست قیمت',
  allBrands: 'همهٔ برندها',
  brand: 'برند',
  narrow: 'نمایش',
  onlyAvailable: 'فقط کالاهای موجود',
  stock: 'موجودی',
  page: (title: string, page: number) => `${title} - صفحهٔ ${toPersianDigits(page)}`,
  description: (title: string) =>
    `قیمت روز ${title} به تومان: جستجو، چاپ و دریافت فایل اکسل لیست قیمت.`,
  whole: (count: number) => `همهٔ ${formatNumber(count)} کالا`,
  lead: 'قیمت‌ها به تومان است و با هر تغییر همان لحظه به‌روز می‌شود.',
  selection: 'از هر دسته محبوب‌ترین‌ها این‌جاست و بقیه در لیست قیمت خود دسته.',
  printed: (day: string) => `قیمت‌های ${day}`,
  total: (count: number) => `${formatNumber(count)} کالا`,
  search: 'جستجو در لیست قیمت',
  placeholder: 'نام یا کد کالا',
  searchAll: 'جستجو در همهٔ کالاها',
  found: (count: number) =>
    count === 0 ? 'در این صفحه کالایی با این نام نیست.' : `${formatNumber(count)} کالا در این صفحه`,
  excel: 'دریافت اکسل',
  print: 'چاپ',
  categories: 'دسته‌بندی‌های لیست قیمت',
  code: 'کد',
  name: 'نام کالا',
  price: 'قیمت (تومان)',
  more: (title: string, count: number) => `همهٔ ${formatNumber(count)} کالا: قیمت‌های ${title}`,
  empty: 'هنوز کالایی در این دسته نیست.',
  pages: 'صفحه‌های لیست قیمت',
  previous: 'صفحهٔ پیشین',
  next: 'صفحهٔ بعدی',
  place: (page: number, count: number) =>
    `صفحهٔ ${toPersianDigits(page)} از ${toPersianDigits(count)}`,
} as const;
