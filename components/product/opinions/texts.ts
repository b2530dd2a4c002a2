import { formatNumber } from '#lib/text/toman.ts';

/** Texts around customers' reviews and questions. */
export const opinionTexts = {
  reviews: 'دیدگاه خریداران',
  questions: 'پرسش‌ها و پاسخ‌ها',
  noReviews: 'هنوز کسی دربارهٔ این کالا چیزی ننوشته است.',
  noQuestions: 'هنوز کسی دربارهٔ این کالا نپرسیده است.',
  outOfFive: 'از ۵',
  count: (count: number) => `${formatNumber(count)} رأی`,
  stars: (stars: number) => `${formatNumber(stars)} ستاره`,
  given: (stars: number) => `امتیاز ${formatNumber(stars)} از ۵`,
  shares: 'پراکندگی امتیازها',
  moreReviews: 'دیدگاه‌های بیشتر',
  moreQuestions: 'پرسش‌های بیشتر',
  write: 'نوشتن دیدگاه',
  ask: 'ثبت پرسش',
  answer: 'پاسخ دادن',
  asks: 'پرسش',
  answers: 'پاسخ',
  shop: 'فروشگاه',
  buyer: 'خریدار',
  failed: 'بقیه بارگذاری نشد. دوباره تلاش کنید.',
} as const;
