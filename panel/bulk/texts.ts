import type { BatchView, BulkWarning } from '#lib/contract/goods-bulk.ts';
import type { Act, What } from '#panel/bulk/operation.ts';

export const whatWords: Readonly<Record<What, string>> = {
  price: 'قیمت',
  oldPrice: 'قیمت پیشین',
  stock: 'موجودی',
  lowStock: 'کف موجودی',
  sale: 'وضعیت فروش',
  category: 'دسته',
  brand: 'برند',
  state: 'انتشار',
};

export const actWords: Readonly<Record<Act, string>> = {
  raise: 'افزایش درصدی',
  lower: 'کاهش درصدی',
  add: 'افزودن مبلغ یا تعداد',
  take: 'کم کردن مبلغ یا تعداد',
  set: 'گذاشتن',
  clear: 'خالی کردن',
  round: 'گرد کردن',
  addTo: 'افزودن به دستهٔ دیگر',
  removeFrom: 'برداشتن از دستهٔ دیگر',
};

/** What a warning says of its count; `isLeft`: those goods are left out. */
export const warningWords: Readonly<
  Record<BulkWarning['kind'], { say: (count: string) => string; isLeft: boolean }>
> = {
  aboveOldPrice: {
    say: (count) => `${count} گونه به قیمت پیشین می‌رسد؛ قیمت پیشین برداشته می‌شود`,
    isLeft: false,
  },
  timed: {
    say: (count) => `${count} گونه قیمت زمان‌دار دارد و دست نمی‌خورد`,
    isLeft: true,
  },
  noPrice: { say: (count) => `${count} گونه قیمت ندارد و دست نمی‌خورد`, isLeft: true },
  zero: { say: (count) => `قیمت ${count} گونه صفر می‌شد؛ دست نمی‌خورد`, isLeft: true },
  held: {
    say: (count) => `${count} گونه برای سفارش‌ها نگه داشته شده و دست نمی‌خورد`,
    isLeft: true,
  },
  noVariant: { say: (count) => `${count} کالا گونه‌ای ندارد و منتشر نمی‌شود`, isLeft: true },
  versions: {
    say: (count) =>
      `${count} کالا نسخه‌های دیگری دارد که برگزیده نشده‌اند؛ نسخه‌های یک مدل از یک برندند و دست نمی‌خورد`,
    isLeft: true,
  },
  inBaskets: { say: (count) => `${count} سبد خرید این کالاها را دارد`, isLeft: false },
};

export const batchStates: Readonly<Record<BatchView['state'], string>> = {
  preview: 'پیش‌نمایش',
  waiting: 'در صف',
  running: 'در حال اعمال',
  stopped: 'متوقف شد',
  done: 'انجام شد',
};

/** Words of «تغییر گروهی». */
export const bulkTexts = {
  title: 'تغییر گروهی',
  mark: 'تا اعمال نکنید چیزی ذخیره نمی‌شود',
  scope: (count: string) => `${count} گونه`,
  scopeAll: (count: string) => `همهٔ کالاها: ${count} گونه`,
  what: 'چه چیزی',
  act: 'کار',
  size: 'اندازه',
  choice: 'مقدار تازه',
  round: 'گرد کردن',
  roundTo: (to: string) => `به ${to} تومان`,
  roundNot: 'بدون گرد کردن',
  percent: '٪',
  toman: 'تومان',
  pieces: 'عدد',
  preview: 'پیش‌نمایش تغییر',
  missing: 'اندازه یا مقدار تازه را بدهید.',
  worth: 'ارزش موجودی (تومان)',
  span: 'کمترین و بیشترین تغییر',
  untouched: 'دست‌نخورده',
  touched: 'کالاها',
  sample: 'نمونه',
  sampleOf: (some: string, all: string) => `${some} از ${all}، از هر بازه یکی`,
  leaveOut: (name: string) => `کنار گذاشتن ${name}`,
  left: (count: string) => `${count} گونه کنار گذاشته شد`,
  takeBack: 'برگرداندن به تغییر',
  before: 'پیش از اعمال',
  noWarning: 'هشداری نیست.',
  nothing: 'با این فیلتر و این تغییر، چیزی عوض نمی‌شود.',
  apply: (count: string) => `اعمال روی ${count}`,
  ofVariants: (count: string) => `${count} گونه`,
  ofProducts: (count: string) => `${count} کالا`,
  undoHint: 'تا ۳۰ روز با یک دکمه برمی‌گردد.',
  waitPreview: 'نخست پیش‌نمایش را ببینید.',
  progress: (done: string, total: string) => `${done} از ${total}`,
  stop: 'توقف',
  done: (count: string) => `${count} تغییر اعمال شد`,
  stopped: (count: string) => `متوقف شد؛ ${count} تغییر اعمال شده است`,
  skipped: (count: string) => `${count} ردیف دست نخورد: در این میان کس دیگری آن را عوض کرده است`,
  past: 'دسته‌های پیشین',
  pastEmpty: 'هنوز تغییری گروهی نبوده است.',
  rows: (count: string) => `${count} ردیف`,
  undo: 'برگرداندن',
  undone: 'برگردانده شد',
  undoOf: 'برگرداندن',
  until: (day: string) => `تا ${day} برمی‌گردد`,
  cells: 'تغییر در جدول قیمت',
  timed: 'قیمت زمان‌دار',
  edit: 'ویرایش',
  bulk: 'تغییر گروهی',
  sheet: 'آوردن اکسل',
} as const;
