import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { getQuestionsAnswer, getReviewsAnswer } from '#lib/contract/opinion.ts';
import { tags } from '#lib/contract/tags.ts';
import { allReviews, type ReviewChoice } from '#lib/opinion/review-query.ts';

/** A page of a product's reviews; pages count from 1. */
export async function getReviews(
  websiteCode: number,
  page: number,
  { sort, stars }: ReviewChoice = allReviews,
): Promise<Read<z.infer<typeof getReviewsAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.product(websiteCode), tags.reviews(websiteCode));
  return callService('Product/Get-Reviews', getReviewsAnswer, {
    WebsiteCode: websiteCode,
    page,
    sort,
    ...(stars === null ? {} : { stars }),
  });
}

/** A page of a product's questions; pages count from 1. */
export async function getQuestions(
  websiteCode: number,
  page: number,
): Promise<Read<z.infer<typeof getQuestionsAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.product(websiteCode));
  return callService('Product/Get-Questions', getQuestionsAnswer, {
    WebsiteCode: websiteCode,
    page,
  });
}
