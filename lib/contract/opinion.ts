import { z } from 'zod';
import { websiteCode } from '#lib/contract/values.ts';

/** Reviews or questions of a page; a product's page shows the first one. */
export const opinionPageSize = 3;

export const getOpinionsBody = z.object({
  WebsiteCode: websiteCode,
  page: z.int().min(1).max(10_000).default(1),
});

const page = { total: z.int().min(0), page: z.int(), pageCount: z.int().min(0) };

export const review = z.object({
  id: z.int(),
  author: z.string(),
  stars: z.int().min(1).max(5),
  body: z.string(),
  createdAt: z.iso.datetime(),
});
export type Review = z.infer<typeof review>;

/** `stars` counts all who gave stars, one star first; `total` those who wrote something, too. */
export const getReviewsAnswer = z.object({
  items: z.array(review),
  ...page,
  stars: z.array(z.int().min(0)).length(5),
});
export type GetReviewsAnswer = z.infer<typeof getReviewsAnswer>;

export const question = z.object({
  id: z.int(),
  author: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  answers: z.array(
    z.object({ id: z.int(), author: z.string(), isShop: z.boolean(), body: z.string() }),
  ),
});
export type Question = z.infer<typeof question>;

export const getQuestionsAnswer = z.object({ items: z.array(question), ...page });
export type GetQuestionsAnswer = z.infer<typeof getQuestionsAnswer>;
