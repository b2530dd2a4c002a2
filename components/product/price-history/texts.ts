import { formatToman } from '#lib/text/toman.ts';

export const priceTexts = {
  title: 'نمودار قیمت',
  loading: 'قیمت‌ها در راه است…',
  failed: 'قیمت‌ها نیامد.',
  again: 'تلاش دوباره',
  none: 'برای این مدل هنوز تغییر قیمتی ثبت نشده است.',
  steady: 'در این مدت تغییر نکرده است.',
  least: 'کمترین',
  most: 'بیشترین',
  last: 'آخرین قیمت',
  all: 'همهٔ تغییرها',
  since: 'از تاریخ',
  price: 'قیمت',
  drawn: (from: string, to: string, least: number, most: number) =>
    `نمودار قیمت از ${from} تا ${to}، میان ${formatToman(least)} و ${formatToman(most)}`,
} as const;
