import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts about lists and products, for shoppers and staff. */
export const catalogueTexts = {
  unknownCategory: 'این دسته‌بندی پیدا نشد.',
  unknownBrand: 'این برند پیدا نشد.',
  /** Titles of attributes whose values are proposed as landing pages. */
  uses: ['کاربرد', 'کاربری'],
  unknownLanding: 'این صفحه پیدا نشد.',
  pastLastPage: 'این صفحه از فهرست کالاها وجود ندارد.',
  /** Instead of a price (contract §2). */
  states: { 1: 'موجود', 2: 'تماس بگیرید', 3: 'به‌زودی', 4: 'ناموجود', 5: 'توقف تولید' },
  discount: (percent: string) => `${percent} تخفیف`,
  offersKicker: 'پیشنهاد ویژه',
  offers: 'تخفیف‌ها و پیشنهادهای ویژه',
  offersOf: (title: string) => `تخفیف‌های ${title}`,
  aboutOffers: (title: string) =>
    `${title}: همهٔ کالاهایی که امروز ارزان‌تر شده‌اند، با قیمت پیش و پس از تخفیف.`,
  /** Above the names of categories and brands in link previews. */
  listKickers: { c: 'قیمت و خرید', r: 'قیمت و خرید محصولات' },
  products: (count: string) => `${count} کالا`,
  unknownProduct: 'این کالا پیدا نشد.',
  wordlessName: 'نام کالا را با حروف بنویسید.',
  nothingToCompare: 'هیچ‌یک از این کالاها پیدا نشد.',
  oldPriceTooLow: 'قیمت پیش از تخفیف باید از قیمت بیشتر باشد.',
  priceMissing: 'کالای موجود باید قیمت داشته باشد.',
  stockHeld: (held: number) =>
    `${toPersianDigits(held)} عدد از این کالا برای سفارش‌های در جریان نگه داشته شده است؛ موجودی نمی‌تواند کمتر از آن باشد.`,
} as const;

/** Titles of the built-in filters. */
export const filterTexts = {
  brand: 'برند',
  price: 'محدودهٔ قیمت',
  toman: 'تومان',
  available: { title: 'فقط کالاهای موجود', label: 'موجود' },
  discount: { title: 'فقط کالاهای تخفیف‌دار', label: 'تخفیف‌دار' },
  colour: 'رنگ',
  has: 'دارد',
} as const;
