import {
  getOpinionsBody,
  getQuestionsAnswer,
  getReviewsAnswer,
  getReviewsBody,
} from '#lib/contract/opinion.ts';
import { type Api, errors } from '#server/http/api.ts';
import { getQuestions, getReviews } from '#server/modules/opinion/service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['product'];

export function opinionRoutes(app: Api, { database }: Pick<Base, 'database'>): void {
  app.post(
    '/Product/Get-Reviews',
    {
      schema: {
        tags,
        summary: 'Reviews of a product, the most helpful first',
        description:
          'Lists reviews that say something; `sort` and `stars` choose among them. `stars` of the answer counts all ' +
          'reviews, by one star first, and `points` are what several name. 404 for an unknown product and for a ' +
          'page past the last.',
        body: getReviewsBody,
        response: { 200: getReviewsAnswer, ...errors(404, 422) },
      },
    },
    async ({ body }) => getReviews(database, body),
  );

  app.post(
    '/Product/Get-Questions',
    {
      schema: {
        tags,
        summary: 'Questions about a product with answers, the newest first',
        description: '404 for an unknown product and for a page past the last.',
        body: getOpinionsBody,
        response: { 200: getQuestionsAnswer, ...errors(404, 422) },
      },
    },
    async ({ body }) => getQuestions(database, body.WebsiteCode, body.page),
  );
}
