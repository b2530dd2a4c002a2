import { toPersianDigits } from '#lib/text/digits.ts';

const number = (value: number): string => toPersianDigits(value);

/** Sentences for staff about people and orders of another shop. */
export const peopleTexts = {
  noCustomers: 'این فایل مشتری ندارد: نه شمارهٔ موبایل در آن هست و نه ایمیل.',
  noMobile: 'شمارهٔ موبایل ندارد؛ مشتری بی آن شناخته نمی‌شود.',
  wrongMobile: (written: string) => `«${written}» شمارهٔ موبایل ایران نیست.`,
  mobileTwice: (line: number) => `همان شمارهٔ موبایل ردیف ${number(line)} است که وارد می‌شود.`,
  wrongName: (written: string) => `نام «${written}» پذیرفتنی نیست و خالی می‌ماند.`,
  wrongEmail: 'ایمیل درست نیست و کنار گذاشته شد.',
  wrongDate: (written: string) => `تاریخ «${written}» درست نیست و امروز گرفته می‌شود.`,
  noPlace: (why: string) => `نشانی وارد نمی‌شود: ${why}`,
  ofStaff: 'این شماره از آن کارکنان فروشگاه است و دست نمی‌خورد.',
  kept: 'پس از ورود با این حساب کاری شده است و می‌ماند.',
  noOrders: 'این فایل سفارش ندارد: ستون شمارهٔ سفارش در آن پیدا نشد.',
  noUnit: 'فایل نام پول را نمی‌گوید؛ واحد پول آن را برگزینید و پیش‌آزمون را دوباره آغاز کنید.',
  noNumber: 'سفارش شماره ندارد.',
  orderTwice: 'این سفارش پیش از این در فایل آمده است.',
  noMoment: (written: string) => `تاریخ سفارش «${written}» درست نیست.`,
  noTotal: 'مبلغ سفارش را ندارد.',
  wrongAmount: (field: string, why: string) => `${field}: ${why}`,
  unknownCurrency: (name: string) => `پول «${name}» تومان یا ریال نیست.`,
  draft: 'پیش‌نویس سبد خرید است و سفارش نشده است.',
  ofThisShop: 'سفارش همین فروشگاه است.',
  tooManyLines: (most: number) =>
    `سفارش بیش از ${number(most)} ردیف کالا دارد؛ بقیه کنار گذاشته شد.`,
  withoutMobile: 'شمارهٔ موبایل درستی ندارد؛ مشتری آن را در حساب خود نمی‌بیند.',
  total: 'مبلغ',
  discount: 'تخفیف',
  freight: 'هزینهٔ ارسال',
  refunded: 'برگشتی',
  nameless: 'کالا',
  order: (name: string) => `سفارش ${toPersianDigits(name)}`,
} as const;
