import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words that categories, brands and attributes share. */
export const treeTexts = {
  title: 'عنوان',
  slug: 'نشانی',
  slugHint: 'خالی: از عنوان ساخته می‌شود. نشانی پیشین به این می‌رود.',
  seoText: 'متن پایین فهرست',
  seoDescription: 'توضیح در جستجو',
  seoKeywords: 'واژه‌های کلیدی',
  position: 'جای در فهرست',
  positionHint: 'کمتر بالاتر است.',
  products: 'کالا',
  productCount: (count: number) => `${n(count)} کالا`,
  edit: (name: string) => `ویرایش ${name}`,
  remove: 'حذف',
  removeOf: (name: string) => `حذف ${name}`,
  removeTitle: (name: string) => `«${name}» حذف شود؟`,
  removed: (name: string) => `«${name}» حذف شد`,
  saved: (name: string) => `«${name}» ذخیره شد`,
  more: (name: string) => `کارهای دیگر برای ${name}`,
  search: 'نام',
  choose: 'جستجو و گزینش',
} as const;
