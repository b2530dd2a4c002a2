import type { GetMediaAnswer } from '#lib/contract/media.ts';
import { toPersianDigits as n } from '#lib/text/digits.ts';
import { isolateCode } from '#lib/text/mixed-text.ts';

export const placeTitles: Readonly<Record<GetMediaAnswer['uses'][number]['kind'], string>> = {
  product: 'کالا',
  category: 'دسته',
  film: 'روی فیلم کالا',
  post: 'نوشته',
  author: 'نویسنده',
  page: 'برگه',
  block: 'بخش صفحهٔ نخست',
  menu: 'منو',
};

/** Words of the media library. */
export const mediaTexts = {
  title: 'رسانه‌ها',
  search: 'نام پرونده یا شرح',
  use: 'کاربرد',
  uses: { used: 'به‌کاررفته', unused: 'بی‌کاربرد' },
  alt: 'شرح',
  withoutAlt: 'بی‌شرح',
  upload: 'افزودن عکس',
  uploading: (count: number) => `${n(count)} عکس فرستاده می‌شود`,
  uploaded: (file: string) => `«${isolateCode(file)}» افزوده شد`,
  leftOut: (names: string) => `عکس نیست و افزوده نشد: ${names}`,
  usedIn: (count: number) => `در ${n(count)} جا`,
  unused: 'بی‌کاربرد',
  open: (name: string) => `${name} و کاربردهایش`,
  empty: 'هنوز عکسی نیست',
  emptyText: 'عکس‌هایی که برای کالا، دسته و نوشته می‌فرستید این‌جا گرد می‌آیند.',
  size: (width: number, height: number) => `${n(width)} در ${n(height)} پیکسل`,
  at: 'افزوده در',
  where: 'کجا دیده می‌شود',
  nowhere: 'در هیچ جایی به کار نرفته است.',
  altHint: 'جایی که خودش شرحی ندارد، این خوانده می‌شود.',
  saved: 'شرح عکس ذخیره شد',
  focal: 'نقطهٔ کانونی',
  focalTitle: 'نقطه‌ای که در برش می‌ماند',
  focalText: 'روی عکس بزنید یا با کلیدهای جهت نشانه را ببرید.',
  focalAt: (x: number, y: number) => `${n(x)}٪ از چپ، ${n(y)}٪ از بالا`,
  focalSaved: 'نقطهٔ کانونی ذخیره شد',
  focalUsed: 'در همهٔ جاهایی که این عکس هست به کار می‌رود.',
} as const;
