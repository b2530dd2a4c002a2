import type { MenuPlace } from '#lib/contract/appearance.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Words of the look of the shop. */
export const lookTexts = {
  home: 'صفحهٔ نخست',
  menus: 'منوها',
  banner: 'بنر بالای صفحه',
  footer: 'پانویس',
  publish: 'انتشار',
  discard: 'انصراف',
  unsaved: 'منتشرنشده',
  published: 'منتشر شد و در فروشگاه دیده می‌شود',
  faults: (count: number, names: string) =>
    `${formatNumber(count)} مورد درست نیست و نشان‌دار شده است: ${names}.`,
  blocks: (count: string) => `${count} بخش`,
  rows: (count: string) => `${count} سطر`,
  // Moving.
  up: 'بالاتر',
  down: 'پایین‌تر',
  inward: 'تو رفتن',
  outward: 'بیرون آمدن',
  remove: 'حذف',
  removed: (name: string) => `${name} حذف شد`,
  hide: 'پنهان کردن',
  show: 'نشان دادن',
  hidden: 'پنهان',
  keys: 'جابه‌جایی با صفحه‌کلید: Space برداشتن، ↑ ↓ حرکت، Space گذاشتن، Esc انصراف',
  // The frame.
  live: 'آنچه اکنون در فروشگاه دیده می‌شود',
  draft: 'با تغییرهای منتشرنشده؛ کسی جز شما آن را نمی‌بیند',
  notShown: 'بدون تغییرهای منتشرنشده: چیزی در آن‌ها درست نیست',
  openDraft: 'دیدن تغییرهای منتشرنشده',
  frame: 'پیش‌نمایش فروشگاه',
  widths: 'پهنای پیش‌نمایش',
  open: 'باز کردن فروشگاه',
  // Versions.
  history: {
    none: 'هنوز نسخهٔ پیشینی نیست. با هر انتشار، نسخهٔ پیش از آن نگه داشته می‌شود.',
    unsavedFirst: 'نخست تغییرها را منتشر یا رها کنید.',
    restored: 'نسخهٔ پیشین برگشت و در فروشگاه دیده می‌شود',
  },
  // Fields that several parts have.
  title: 'عنوان',
  url: 'نشانی پیوند',
  urlHint: 'با / برای صفحه‌های فروشگاه یا با https',
  label: 'نوشته',
  picture: 'عکس',
  alt: 'شرح عکس',
  text: 'متن',
} as const;

/** What each menu is called. */
export const placeWords: Readonly<Record<MenuPlace, string>> = {
  menu: 'بالای صفحه',
  side: 'دسته‌بندی',
  footer: 'ستون‌های پانویس',
  header: 'پیوندهای کنار',
};
