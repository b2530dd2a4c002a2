import { api } from '#lib/api/browser.ts';
import {
  getQuestionsAnswer,
  type GetQuestionsAnswer,
  getReviewsAnswer,
  type GetReviewsAnswer,
} from '#lib/contract/opinion.ts';

/** A page of what customers wrote of a product. @throws as `ky` does */
export async function askReviews(WebsiteCode: number, page: number): Promise<GetReviewsAnswer> {
  const answer = await api.post('Product/Get-Reviews', { json: { WebsiteCode, page } }).json();
  return getReviewsAnswer.parse(answer);
}

/** A page of what customers asked of a product. @throws as `ky` does */
export async function askQuestions(WebsiteCode: number, page: number): Promise<GetQuestionsAnswer> {
  const answer = await api.post('Product/Get-Questions', { json: { WebsiteCode, page } }).json();
  return getQuestionsAnswer.parse(answer);
}
