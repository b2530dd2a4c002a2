import {
  getDetailAnswer,
  getDetailBody,
  getListAnswer,
  getListBody,
} from '#lib/contract/product.ts';
import { type Api, errors } from '#server/http/api.ts';
import { getDetail } from '#server/modules/catalogue/detail-service.ts';
import { getList } from '#server/modules/catalogue/list-service.ts';
import type { Shop } from '#server/shop.ts';

const tags = ['product'];

export function catalogueRoutes(app: Api, { database }: Shop): void {
  app.post(
    '/Product/Get-List',
    {
      schema: {
        tags,
        summary: 'A page of 24 products of a category, a brand or a search',
        description:
          'categoryId 0 is the whole shop. Filters are top-level strings: `filter-name`, ' +
          '`filter-brand` (ids), `filter-price` (min-max), `filter-available` (1), ' +
          '`filter-{attribute}`. What cannot be bought comes last. 404 for an unknown category ' +
          'or brand and for a page past the last.',
        body: getListBody,
        response: { 200: getListAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getList(database, request.body),
  );

  app.post(
    '/Product/Get-Detail',
    {
      schema: {
        tags,
        summary: 'All of a product',
        description: '404 for a removed product, with `movedTo` when it has a successor.',
        body: getDetailBody,
        response: { 200: getDetailAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getDetail(database, request.body.WebsiteCode),
  );
}
