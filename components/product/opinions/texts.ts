import type { ReviewSort } from '#lib/contract/opinion.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Texts around customers' reviews and questions. */
export const opinionTexts = {
  reviews: 'دیدگاه خریداران',
  questions: 'پرسش‌ها و پاسخ‌ها',
  noReviews: 'هنوز کسی دربارهٔ این کالا چیزی ننوشته است.',
  noQuestions: 'هنوز کسی دربارهٔ این کالا نپرسیده است.',
  given: (stars: number) => `امتیاز ${formatNumber(stars)} از ۵`,
  sort: 'ترتیب دیدگاه‌ها',
  sorts: {
    helpful: 'مفیدترین',
    newest: 'تازه‌ترین',
    best: 'بیشترین امتیاز',
    worst: 'کمترین امتیاز',
  } satisfies Record<ReviewSort, string>,
  takenBy: (place: number, name: string, author: string) =>
    `تصویر ${formatNumber(place)} از ${name}، از ${author}`,
  /** Votes of the time the page was made. */
  foundHelpful: (count: number) => `${formatNumber(count)} نفر این دیدگاه را مفید دانسته‌اند.`,
  onlyStars: (stars: number) => `تنها دیدگاه‌های ${formatNumber(stars)} ستاره`,
  allReviews: 'همهٔ دیدگاه‌ها',
  noneChosen: 'دیدگاهی با این امتیاز نوشته نشده است.',
  moreReviews: 'دیدگاه‌های بیشتر',
  moreQuestions: 'پرسش‌های بیشتر',
  headings: {
    reviews: (name: string) => `دیدگاه خریداران ${name}`,
    questions: (name: string) => `پرسش‌ها و پاسخ‌های ${name}`,
  },
  summaries: {
    reviews: (heading: string, total: number) =>
      `${heading}: ${formatNumber(total)} نوشته، از مفیدترین.`,
    questions: (heading: string, total: number) =>
      `${heading}: ${formatNumber(total)} نوشته، از تازه‌ترین.`,
  },
  write: 'نوشتن دیدگاه',
  ask: 'ثبت پرسش',
  answer: 'پاسخ دادن',
  asks: 'پرسش',
  answers: 'پاسخ',
  shop: 'فروشگاه',
  buyer: 'خریدار',
} as const;
