import { formatToman } from '#lib/text/toman.ts';

/** Texts of the delivery promise, in the buy box and in the cart. */
export const deliveryTexts = {
  toAll: (days: string) => `ارسال به همهٔ شهرها: ${days}`,
  toTown: (city: string, when: string) => `تحویل ${city}: ${when}`,
  notThere: (city: string) => `به ${city} ارسال نداریم`,
  notThereNote: 'برای راه‌های دیگر با ما تماس بگیرید.',
  freeFrom: (worth: number) => `رایگان برای خرید از ${formatToman(worth)}`,
  costs: (price: number) => `هزینهٔ ارسال از ${formatToman(price)}`,
  by: (way: string, date: string, cost: string) =>
    [date === '' ? `با ${way}` : `${date} با ${way}`, cost].filter(Boolean).join('، '),
  ask: 'زمان ارسال به شهر شما',
  free: 'ارسال رایگان',
  price: (price: number) => `هزینهٔ ارسال ${formatToman(price)}`,
  onArrival: 'کرایه هنگام تحویل',
  choose: 'انتخاب شهر',
  change: 'تغییر شهر',
  missing: (missing: number) => `${formatToman(missing)} تا ارسال رایگان`,
  reached: 'ارسال این سبد رایگان است',
  title: 'شهر شما',
  note: 'زمان و هزینهٔ ارسال را برای شهر شما نشان می‌دهیم.',
  province: 'استان',
  city: 'شهر',
  first: 'انتخاب کنید',
  save: 'ثبت شهر',
} as const;
