import { api } from '#lib/calls/browser.ts';
import type { GetQuestionsAnswer, GetReviewsAnswer } from '#lib/contract/opinion.ts';

/** A page of a product's reviews. @throws like `ky` */
export async function askReviews(websiteCode: number, page: number): Promise<GetReviewsAnswer> {
  const json = { WebsiteCode: websiteCode, page };
  return await api.post('Product/Get-Reviews', { json }).json<GetReviewsAnswer>();
}

/** A page of a product's questions. @throws like `ky` */
export async function askQuestions(websiteCode: number, page: number): Promise<GetQuestionsAnswer> {
  const json = { WebsiteCode: websiteCode, page };
  return await api.post('Product/Get-Questions', { json }).json<GetQuestionsAnswer>();
}
