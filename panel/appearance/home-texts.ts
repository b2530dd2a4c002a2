import type { BlockType, Of, Promotion } from '#panel/appearance/blocks.ts';

/** Words of the blocks of the home page. */
export const homeTexts = {
  add: 'افزودن بخش',
  count: {
    slider: (count: string) => `${count} بنر`,
    banners: (count: string) => `${count} بنر`,
    products: (count: string) => `${count} کالا`,
    categories: (count: string) => `${count} دسته`,
    brands: (count: string) => `${count} برند`,
    blog: (count: string) => `${count} نوشتهٔ تازه`,
  },
  promotion: (at: string) => `بنر ${at}`,
  addPromotion: 'افزودن بنر',
  removePromotion: (at: string) => `حذف بنر ${at}`,
  kicker: 'نوشتهٔ بالای عنوان',
  button: 'نوشتهٔ دکمه',
  tint: 'رنگ زمینه',
  look: 'شکل',
  category: 'کالاها از',
  wholeShop: 'همهٔ فروشگاه',
  pick: 'چیدن',
  limit: 'تعداد',
  all: 'نشانی «همه»',
  categories: 'دسته‌ها',
  brands: 'برندها',
  addOne: 'افزودن',
  removeOne: (title: string) => `برداشتن ${title}`,
  gone: (id: string) => `شمارهٔ ${id} (دیگر نیست)`,
  unpublished: 'هر تغییر پس از «انتشار» در فروشگاه دیده می‌شود.',
} as const;

export const typeWords: Readonly<Record<BlockType, string>> = {
  slider: 'بنر اصلی',
  banners: 'بنرهای کنار هم',
  products: 'ردیف کالا',
  categories: 'دسته‌بندی‌ها',
  brands: 'برندها',
  blog: 'مجله',
};
export const lookWords: Readonly<Record<Of<'products'>['data']['look'], string>> = {
  rail: 'ردیف ساده',
  offer: 'پیشنهاد ویژه، بر زمینهٔ کهربایی',
};
export const pickWords: Readonly<Record<Of<'products'>['data']['pick'], string>> = {
  popular: 'پرفروش‌ترین',
  newest: 'تازه‌ترین',
  discounted: 'بیشترین تخفیف',
};
export const tintWords: Readonly<Record<Promotion['tint'], string>> = {
  sand: 'شنی',
  mist: 'مه',
  sage: 'سبز خاکی',
  clay: 'آجری روشن',
  lilac: 'یاسی',
  stone: 'سنگی',
  amber: 'کهربایی',
};
