import { toPersianDigits } from '#lib/text/digits.ts';

const number = (value: number): string => toPersianDigits(value);

/** Sentences for staff about a file that is brought in. */
export const importTexts = {
  empty: 'این فایل خالی است.',
  tooLarge: 'فایل بزرگ‌تر از ۱۰۰ مگابایت است؛ آن را به چند فایل بخش کنید.',
  isZip: 'این فایل اکسل یا ZIP است؛ آن را با قالب CSV ذخیره کنید.',
  binary: 'این فایل متن نیست؛ فایل CSV بدهید.',
  tooManyColumns: (line: number) => `سطر ${number(line)} بیش از ۵۰۰ ستون دارد.`,
  tooManyRows: 'فایل بیش از ۲۰۰٬۰۰۰ سطر دارد؛ آن را به چند فایل بخش کنید.',
  recordTooLong: (line: number) =>
    `سطر ${number(line)} بیش از ۴ مگابایت است؛ شاید نشان نقل‌قولی در آن باز مانده است.`,
  fieldTooLong: (line: number) => `خانه‌ای از سطر ${number(line)} بیش از ۱ مگابایت است.`,
  quoteOpen: (line: number) => `نشان نقل‌قولی که در سطر ${number(line)} باز شده بسته نمی‌شود.`,
  wrongQuote: (line: number) => `نشان نقل‌قول در سطر ${number(line)} جای درستی ندارد.`,
  noName: (heads: string) => `ستون نام کالا پیدا نشد. ستون‌های فایل: ${heads}`,
  unknownField: (field: string) => `فیلد «${field}» شناخته نیست.`,
  unknownHead: (head: string) => `ستون «${head}» در فایل نیست.`,
  noNumber: 'عدد نیست.',
  negative: 'عدد نباید منفی باشد.',
  tooMuch: 'عدد بیش از اندازه بزرگ یا ریز است.',
  noWhole: 'عدد باید بی‌اعشار باشد.',
  noDate: 'تاریخ باید به شکل ۱۴۰۴-۰۱-۳۱ یا ۲۰۲۵-۰۴-۲۰ باشد.',
} as const;
