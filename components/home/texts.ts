/** Texts of the home page, besides those from the service. */
export const homeTexts = {
  slider: 'پیشنهادهای ویژه',
  promotions: 'پیشنهادهای دیگر',
  all: 'همه',
  allProducts: 'همهٔ کالاها',
  allPosts: 'همهٔ نوشته‌ها',
} as const;
