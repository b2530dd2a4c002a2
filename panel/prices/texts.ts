import type { ColumnKey, GridField } from '#panel/prices/fields.ts';
import type { Suspicion } from '#panel/prices/suspicions.ts';

/** Why what was written is no value of a cell. */
export const cellFaults = {
  empty: 'موجودی خالی نمی‌ماند؛ صفر بنویسید.',
  number: 'یک عدد درست بنویسید.',
  large: 'این عدد زیادی بزرگ است.',
  availability: 'یکی از وضعیت‌های فهرست را بنویسید.',
} as const;

export const columnHeads: Readonly<Record<ColumnKey, string>> = {
  product: 'کالا',
  variant: 'گونه',
  guarantee: 'گارانتی',
  code: 'کد',
  price: 'قیمت (تومان)',
  oldPrice: 'قیمت پیشین',
  stock: 'موجودی',
  lowStock: 'کف',
  timed: 'زمان‌بندی',
  availability: 'وضعیت',
};

export const fieldNames: Readonly<Record<GridField, string>> = {
  price: 'قیمت',
  oldPrice: 'قیمت پیشین',
  stock: 'موجودی',
  lowStock: 'کف موجودی',
  availability: 'وضعیت',
};

/** @param times how many times the one value is the other, for those that say it */
export const suspicionWords: Readonly<Record<Suspicion, (times: string) => string>> = {
  tenfold: (times) => `${times} برابر بیشتر؛ ریال نوشته‌اید؟`,
  tenth: (times) => `${times} برابر کمتر`,
  zero: () => 'قیمت صفر',
  half: () => 'کمتر از نصف',
  double: () => 'بیش از دو برابر',
};

/** Words of «قیمت و موجودی». */
export const pricesTexts = {
  title: 'قیمت و موجودی',
  bulk: 'تغییر گروهی',
  empty: 'هنوز گونه‌ای نیست',
  emptyText: 'هر کالا که بسازید، گونه‌هایش این‌جا قیمت و موجودی می‌گیرند.',
  add: 'افزودن کالا',
  keyDown: 'پایین',
  keyNext: 'خانهٔ بعد',
  keyFill: 'پر کردن',
  keyUndo: 'برگشت',
  noCode: 'بی‌کد',
  toman: 'تومان',
  more: (percent: string, before: string) => `${percent} بیشتر از ${before}`,
  less: (percent: string, before: string) => `${percent} کمتر از ${before}`,
  was: (before: string) => `پیش از این ${before}`,
  held: (count: string) => `${count} عدد برای سفارش‌ها نگه داشته شده`,
  range: (cells: string, mean: string) => `${cells} خانه انتخاب شده · میانگین ${mean}`,
  rangeOnly: (cells: string) => `${cells} خانه انتخاب شده`,
  changes: (changes: string, goods: string) => `${changes} تغییر در ${goods} کالا`,
  save: (count: string) => `ذخیرهٔ ${count} تغییر`,
  review: (count: string, why: string) => `${count} خانه بازبینی می‌خواهد: ${why}`,
  refused: (count: string, why: string) => `${count} خانه پذیرفته نشد: ${why}`,
  offline: (count: string) => `خط قطع است؛ ${count} تغییر در همین مرورگر می‌ماند`,
  closed: (permissions: string) =>
    `خانه‌های خاکستری را کسی عوض می‌کند که دسترسی «${permissions}» دارد.`,
  oddTitle: (count: string) => `${count} قیمت قرمز ذخیره شود؟`,
  fromTo: (before: string, value: string) => `از ${before} به ${value}`,
  oddCell: (cell: string, change: string, why: string) => `${cell}: ${change}، ${why}.`,
  oddRest: (count: string) => `و ${count} قیمت دیگر.`,
  drop: 'برگرداندن',
  dropAll: 'برگرداندن همهٔ تغییرها',
  dropText: (count: string) =>
    `${count} تغییر ذخیره‌نشده پاک می‌شود و خانه‌ها به آنچه بودند برمی‌گردند.`,
  saved: (count: string) => `${count} تغییر ذخیره شد`,
  undone: (count: string) => `${count} خانه به پیش از ذخیره برگشت`,
  gone: (count: string) => `${count} تغییر کنار گذاشته شد: گونهٔ آن دیگر نیست`,
  cut: (count: string) => `${count} ردیف جا نشد؛ نخست ردیف‌های بیشتری بخوانید`,
  unread: (count: string, why: string) => `${count} خانه خوانده نشد: ${why}`,
  copied: (count: string) => `${count} خانه رونوشت شد`,
  acts: (name: string) => `کارهای دیگر برای ${name}`,
  edit: 'ویرایش کالا',
  timed: 'قیمت زمان‌دار',
  movements: 'گردش موجودی',
  before: (value: string) => `پیش از این: ${value}`,
  fieldOf: (field: string, name: string) => `${field} ${name}`,
  plus: (name: string) => `یکی بیشتر از ${name}`,
  minus: (name: string) => `یکی کمتر از ${name}`,
  until: (day: string) => `تا ${day}`,
  from: (day: string) => `از ${day}`,
  unlimited: 'تا لغو',
  conflictTitle: 'این خانه‌ها در همین میان تغییر کردند',
  conflictText: (count: string) =>
    `${count} خانه با آنچه نوشته‌اید ناسازگار است؛ برای هر کدام یکی را برگزینید. چیزی از دست نرفته است.`,
  saveChoice: 'ذخیره با این گزینش',
  allMine: 'همه: شما',
  allNow: 'همه: اکنون',
  cellOf: (field: string, name: string) => `${field}، ${name}`,
} as const;
