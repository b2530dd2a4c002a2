/** What a shopper reads on the home page beside what the service sends. */
export const homeTexts = {
  slider: 'پیشنهادهای ویژه',
  promotions: 'پیشنهادهای دیگر',
  all: 'همه',
  allProducts: 'همهٔ کالاها',
  allPosts: 'همهٔ نوشته‌ها',
} as const;
