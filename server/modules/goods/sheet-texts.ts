import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import type { SheetFault } from '#server/spreadsheet/sheet-error.ts';

const row = (line: number | null): string =>
  line === null ? '' : ` (ردیف ${toPersianDigits(line)})`;

/** Why a file was not read. */
export const faultTexts: Readonly<Record<SheetFault, (line: number | null) => string>> = {
  empty: () => 'این فایل خالی است.',
  unknown: () => 'این فایل نه اکسل است و نه CSV.',
  old: () => 'این فایل اکسلِ قدیمی (xls) است؛ آن را در اکسل با قالب xlsx ذخیره کنید.',
  secret: () => 'این فایل رمز دارد؛ رمز آن را در اکسل بردارید و دوباره بیاورید.',
  broken: () => 'این فایل اکسل خراب است و خوانده نشد؛ آن را در اکسل دوباره ذخیره کنید.',
  large: () => 'این فایل پس از باز شدن بزرگ‌تر از آن است که خوانده شود؛ آن را چند تکه کنید.',
  wide: (line) => `این فایل ستون‌های بیش از اندازه دارد${row(line)}.`,
  long: () => 'این فایل ردیف‌های بیش از اندازه دارد؛ آن را چند تکه کنید.',
  quoted: (line) => `نشان نقل‌قول (") در این فایل جای درستی ندارد یا بسته نشده است${row(line)}.`,
  slow: () => 'خواندن این فایل بیش از اندازه طول کشید؛ آن را در اکسل دوباره ذخیره کنید.',
};

/** Names of the columns, as the exported file has them. */
export const sheetHeads = {
  id: 'شناسهٔ گونه',
  sku: 'کد',
  name: 'نام کالا',
  version: 'گونه',
  price: 'قیمت (تومان)',
  oldPrice: 'قیمت پیشین (تومان)',
  stock: 'موجودی',
  stamp: 'نشان خروجی (دست نزنید)',
} as const;

/** Sentences about files of prices and stock. */
export const sheetTexts = {
  sheet: 'قیمت و موجودی',
  noGoods: `ستون «${sheetHeads.id}» یا «${sheetHeads.sku}» در سطر نخست نیست.`,
  noValues: `هیچ‌یک از ستون‌های «${sheetHeads.price}»، «${sheetHeads.oldPrice}» و «${sheetHeads.stock}» در سطر نخست نیست.`,
  headTwice: (head: string) => `ستون «${head}» دو بار آمده است.`,
  rialHead: (head: string) =>
    `ستون «${head.slice(0, 60)}» به ریال است؛ قیمت‌ها را به تومان بیاورید.`,
  noRows: 'زیر سطر نخست این فایل چیزی نیست.',
  tooManyRows: (most: number) =>
    `این فایل بیش از ${formatNumber(most)} ردیف دارد؛ آن را چند تکه کنید.`,
  tooManyToExport: (most: number) =>
    `بیش از ${formatNumber(most)} گونه در یک فایل نمی‌آید؛ فیلتر را تنگ‌تر کنید.`,
  busy: 'فایل‌های دیگری در حال خواندن است؛ کمی بعد دوباره بفرستید.',
  noneChosen: 'هیچ تغییری برگزیده نشده است.',
  unnamed: 'این ردیف نه شناسه دارد و نه کد.',
  gone: 'این گونه دیگر در فروشگاه نیست.',
  shifted: 'نشان این ردیف از آن گونهٔ دیگری است؛ ستون‌ها جابه‌جا شده‌اند.',
  timed: 'این گونه قیمت زمان‌دار دارد؛ نخست آن را لغو کنید.',
  mayNot: (head: string) => `دسترسی شما برای تغییر «${head}» کافی نیست.`,
  of: (head: string, fault: string) => `${head}: ${fault}`,
  notNumber: 'یک عدد درست بنویسید.',
  negative: 'عدد منفی نمی‌شود.',
  fraction: 'عدد بی‌اعشار بنویسید.',
  tooBig: 'این عدد زیادی بزرگ است.',
  rial: 'به تومان بنویسید، نه ریال.',
} as const;
