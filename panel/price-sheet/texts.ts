import type { SheetField, SheetRowState, SheetWarning } from '#lib/contract/goods-sheet.ts';

export const fieldWords: Readonly<Record<SheetField, string>> = {
  price: 'قیمت',
  oldPrice: 'قیمت پیشین',
  stock: 'موجودی',
};

export const stateWords: Readonly<Record<SheetRowState, string>> = {
  changed: 'تغییر',
  same: 'بدون تغییر',
  wrong: 'خطا',
  warned: 'هشدار',
};

export const warningWords: Readonly<Record<SheetWarning, string>> = {
  tenfold: 'ده برابر شده؛ ریال نوشته‌اید؟',
  large: 'بیش از نصف کم یا زیاد شده',
  zero: 'قیمت صفر',
  emptied: 'قیمت پاک می‌شود',
  aboveOldPrice: 'به قیمت پیشین می‌رسد؛ قیمت پیشین برداشته می‌شود',
  duplicate: 'این گونه ردیف دیگری هم دارد؛ آخرین ردیفِ برگزیده به کار می‌رود',
  stale: 'پس از گرفتن فایل، در فروشگاه هم عوض شده',
};

/** What an empty tab says. */
export const emptyWords: Readonly<Record<SheetRowState, string>> = {
  changed: 'تغییر بی‌هشداری در این فایل نیست.',
  same: 'همهٔ ردیف‌های این فایل با فروشگاه فرق دارند.',
  wrong: 'هیچ ردیفی خطا ندارد.',
  warned: 'هیچ ردیفی هشدار ندارد.',
};

/** Words of «آوردن اکسل», and of the menu that leads there. */
export const sheetTexts = {
  menu: 'اکسل',
  export: 'گرفتن اکسل',
  import: 'آوردن اکسل',
  exported: 'فایل آماده شد',
  mark: 'تا اعمال نکنید چیزی ذخیره نمی‌شود',
  chooseTitle: 'فایل ویرایش‌شده را بیاورید',
  chooseText:
    'قیمت، قیمت پیشین و موجودی را در فایلی که از «قیمت و موجودی» گرفته‌اید عوض کنید و همین‌جا بدهید. نخست می‌بینید چه عوض می‌شود.',
  limits: 'اکسل (xlsx) یا CSV، تا ۳۰ مگابایت و ۱۰۰٬۰۰۰ ردیف.',
  choose: 'برگزیدن فایل',
  chooseAnother: 'فایل دیگر',
  reading: 'در حال خواندن فایل…',
  readingText: 'فایل بزرگ تا چند ثانیه زمان می‌برد.',
  tabs: 'ردیف‌های فایل',
  rows: (count: string) => `${count} ردیف`,
  line: 'ردیف',
  goods: 'کالا',
  change: 'تغییر',
  why: 'یادآوری',
  noChange: 'با فروشگاه یکی است',
  gone: 'وجود ندارد',
  rial: 'بیشتر قیمت‌های این فایل درست ده برابر قیمت فروشگاه است. اگر ریال نوشته‌اید، فایل را به تومان درست کنید و دوباره بیاورید.',
  warnedHint: 'این ردیف‌ها برگزیده نیستند تا خودتان ببینید و تیک بزنید.',
  chosen: (count: string) => `${count} ردیف برگزیده`,
  chosenOf: (changed: string, warned: string) => `${changed} تغییر و ${warned} هشدار`,
  nothingChosen: 'ردیفی برگزیده نشده است',
  apply: (count: string) => `اعمال ${count} ردیف`,
  nameOf: (line: string, name: string) => `ردیف ${line}، ${name}`,
  failedTitle: 'این فایل خوانده نشد',
} as const;
