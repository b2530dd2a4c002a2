import { formatNumber, formatToman } from '#lib/text/toman.ts';

/** Texts of Markdown twins. */
export const markdownTexts = {
  price: 'قیمت',
  oldPrice: (value: number) => `پیش از تخفیف ${formatToman(value)}`,
  coupon: (code: string, price: number) => `با کد ${code}: ${formatToman(price)}`,
  state: 'وضعیت',
  brand: 'برند',
  category: 'دسته‌بندی',
  code: 'کد کالا',
  address: 'نشانی',
  stars: (stars: number, count: number) =>
    `امتیاز: ${formatNumber(stars)} از ۵ (${formatNumber(count)} رأی)`,
  variants: 'مدل‌ها',
  model: 'مدل',
  guarantee: 'گارانتی',
  only: 'تنها مدل',
  none: '-',
  specifications: 'مشخصات',
  about: 'معرفی',
  related: 'کالاهای مرتبط',
  categories: 'دسته‌ها',
  place: (total: number, page: number, pageCount: number) =>
    `${formatNumber(total)} کالا، صفحهٔ ${formatNumber(page)} از ${formatNumber(pageCount)}`,
  next: 'صفحهٔ بعدی',
  previous: 'صفحهٔ پیشین',
  goods: (count: number) => `${formatNumber(count)} کالا`,
  written: (author: string, day: string) => `${author}، ${day}`,
  relatedPosts: 'نوشته‌های مرتبط',
} as const;
