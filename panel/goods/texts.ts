import type { GoodsSort, GoodsState } from '#lib/contract/goods.ts';
import type { Kind } from '#panel/ui/states.tsx';
import type { AvailabilityName } from '#panel/goods/wanted.ts';

/** Words that all screens of goods share. */
export const goodsTexts = {
  search: 'نام، کد یا بارکد',
  views: 'نماها',
  all: 'همه',
  low: 'رو به اتمام',
  timed: 'زمان‌دار',
  bare: 'بدون عکس',
  drafts: 'پیش‌نویس',
  bin: 'سطل',
  saveView: 'ذخیرهٔ نما',
  viewName: 'نام نما',
  viewHint: 'این نما در همین مرورگر می‌ماند. نشانی آن را می‌توانید برای همکارتان بفرستید.',
  viewMissing: 'نامی برای این نما بنویسید.',
  removeView: (name: string) => `حذف نمای ${name}`,
  category: 'دسته',
  brand: 'برند',
  sale: 'موجودی',
  state: 'وضعیت',
  price: 'قیمت',
  priceFrom: 'از (تومان)',
  priceTo: 'تا (تومان)',
  priceSpan: (from: string, to: string) =>
    from && to ? `${from} تا ${to}` : from ? `از ${from}` : `تا ${to}`,
  apply: 'نشان بده',
  sort: 'ترتیب',
  searched: (text: string) => `جستجو: ${text}`,
  chosenGoods: (count: string) => `${count} کالای گزیده`,
  someChosenGoods: (count: string, all: string) => `${count} کالا از ${all} کالای گزیده`,
  about: (count: string) => `حدود ${count}`,
  variants: (count: string) => `${count} گونه`,
  pieces: (count: string) => `${count} عدد`,
  soldOut: 'ناموجود',
} as const;

export const stateNames: Readonly<Record<GoodsState, { word: string; kind: Kind }>> = {
  published: { word: 'منتشر', kind: 'good' },
  draft: { word: 'پیش‌نویس', kind: 'wait' },
  withdrawn: { word: 'کنار گذاشته', kind: 'rest' },
  bin: { word: 'در سطل', kind: 'bad' },
};

export const availabilityWords: Readonly<Record<AvailabilityName, string>> = {
  available: 'موجود',
  call: 'تماس بگیرید',
  soon: 'به‌زودی',
  outOfStock: 'ناموجود',
  discontinued: 'توقف تولید',
};

/** The same as a setting of a variant: one that is sold may have no piece left. */
export const saleWords: typeof availabilityWords = {
  ...availabilityWords,
  available: 'فروش با قیمت',
};

export const sortWords: Readonly<Record<GoodsSort, string>> = {
  newest: 'تازه‌ترین',
  changed: 'آخرین تغییر',
  name: 'نام',
  cheapest: 'ارزان‌ترین',
  dearest: 'گران‌ترین',
};
