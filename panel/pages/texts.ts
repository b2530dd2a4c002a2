import type { PageValues } from '#panel/pages/values.ts';

/** Words of the shop's own pages. */
export const pagesTexts = {
  title: 'برگه‌ها',
  new: 'برگهٔ تازه',
  newShort: 'تازه',
  edit: 'ویرایش برگه',
  search: 'عنوان یا نشانی',
  name: 'نشانی',
  nameHint: 'مانند about یا help/returns؛ نشانی پیشین خودبه‌خود به اینجا می‌رسد',
  nameFixed: 'فرم تماس در این برگه است و نشانی‌اش نمی‌تواند تغییر کند',
  pageTitle: 'عنوان',
  titleHere: 'عنوان برگه',
  body: 'متن برگه',
  changed: 'تغییر',
  noIndex: 'در گوگل نیاید',
  hidden: 'بیرون از گوگل',
  details: 'مشخصات برگه',
  open: 'دیدن برگه',
  publish: 'انتشار',
  live: 'برگه با ذخیره همان لحظه در فروشگاه دیده می‌شود.',
  saved: 'برگه منتشر شد',
  formerNames: 'نشانی‌های پیشین',
  empty: 'هنوز برگه‌ای نیست',
  emptyText: 'برگه‌هایی مانند درباره‌ما، شرایط بازگرداندن و پرسش‌های پرتکرار را اینجا بنویسید.',
  alts: (count: string) => `${count} عکس شرح ندارد؛ بدون آن برگه ذخیره نمی‌شود.`,
} as const;

export const pageFields: Readonly<Record<keyof PageValues, string>> = {
  title: pagesTexts.pageTitle,
  name: pagesTexts.name,
  bodyHtml: pagesTexts.body,
  seoDescription: 'شرح در نتیجهٔ جستجو',
  seoKeywords: 'کلیدواژه‌ها',
  noIndex: pagesTexts.noIndex,
};
