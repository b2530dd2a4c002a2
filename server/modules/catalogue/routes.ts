import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { categoryLinksAnswer, categoryLinksBody } from '#lib/contract/category-links.ts';
import { getCompareAnswer, getCompareBody } from '#lib/contract/compare.ts';
import {
  getCardsAnswer,
  getCardsBody,
  getDetailAnswer,
  getDetailBody,
  getFilterAnswer,
  getListAnswer,
  getListBody,
} from '#lib/contract/product.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { getCards } from '#server/modules/catalogue/cards-service.ts';
import { getCategoryLinks } from '#server/modules/catalogue/category-links.ts';
import { getCompare } from '#server/modules/catalogue/compare-service.ts';
import { getDetail } from '#server/modules/catalogue/detail-service.ts';
import { getFilters } from '#server/modules/catalogue/filter-service.ts';
import { getList } from '#server/modules/catalogue/list-service.ts';
import type { FailedSearches } from '#server/modules/failed-search/service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['product'];

/** Whether a list has filters: such a page is never prerendered and costs the most. */
const isNarrowed = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).some(isFilterKey);

const isFilterKey = (key: string): boolean => key.startsWith('filter-');

/** The text of a search in the whole shop, its first page, with no other filter; null for any other list. */
function plainSearch({ categoryId, page, ...body }: z.output<typeof getListBody>): string | null {
  const filters = Object.keys(body).filter(isFilterKey);
  const text = body['filter-name'];
  return categoryId === 0 && page === 1 && filters.length === 1 && typeof text === 'string'
    ? text
    : null;
}

interface Needs extends Pick<Base, 'database'> {
  readonly failedSearches: Pick<FailedSearches, 'note'>;
}

export function catalogueRoutes(
  app: Api,
  { database, failedSearches }: Needs,
  { filterRateLimit }: Pick<Config, 'filterRateLimit'>,
): void {
  const count = limitCostly(app, 'narrowed', { max: filterRateLimit, timeWindow: aMinute });
  const preHandler = async (request: FastifyRequest) => {
    if (isNarrowed(request)) await count(request);
  };

  app.post(
    '/Product/Get-List',
    {
      preHandler,
      schema: {
        tags,
        summary: 'A page of 24 products of a category, a brand or a search',
        description:
          'categoryId 0 is the whole shop. Filters are top-level strings: `filter-name` ' +
          '(words), `filter-brand` (ids), `filter-price` (min-max in toman, either side may ' +
          'be missing), `filter-available` (1), `filter-discount` (1: discounted on the ' +
          'card), `filter-colour` (hex codes without #), and `filter-{attribute}`: values of ' +
          'a choice, min-max of a range, 1 of a switch. Several values are separated by ' +
          'commas, at most 50; at most 20 attributes count. A product matches when it has one ' +
          'of the values of each filter. Unknown keys, invalid ranges and switches other than ' +
          '1 are ignored; unknown values match nothing. Products that cannot be bought come ' +
          'last. 404 for an unknown category or brand and for a page past the last. ' +
          '`filter-name` matches like home/get-search-keyword; with it the sort `default` has ' +
          'the best match first, a price in it is `filter-price` where that is absent, and ' +
          '`search` says how it was read.',
        body: getListBody,
        response: { 200: getListAnswer, ...errors(404, 422, 429) },
      },
    },
    async ({ body, headers, ip }) => {
      const answer = await getList(database, body);
      const text = plainSearch(body);
      const isFound = answer.total > 0 && answer.search?.kind !== 'closest';
      if (text !== null) failedSearches.note({ text, isFound, address: ip, headers });
      return answer;
    },
  );

  app.post(
    '/Product/Get-Filter',
    {
      preHandler,
      schema: {
        tags,
        summary: 'The filters of a list, with counts',
        description:
          'The payload is that of Product/Get-List; sort and page are ignored. `key` follows ' +
          '`filter-` in the query, `value` is the value to send: brands by id, colours by hex ' +
          'code without #, switches by 1. Ranges have `min`, `max` and usually a `unit`. The ' +
          'counts of a filter ignore its own selection. Filters that cannot divide the ' +
          'products and options without products are left out unless chosen. Fixed order: ' +
          'brand, price, available, discount, colour, then attributes. 404 for an unknown ' +
          'category or brand.',
        body: getListBody,
        response: { 200: getFilterAnswer, ...errors(404, 422, 429) },
      },
    },
    async (request) => getFilters(database, request.body),
  );

  app.post(
    '/Product/Get-Category-Links',
    {
      schema: {
        tags,
        summary: 'Brands of a category, and the categories beside it',
        description:
          'The 16 brands with most products in it, and at most 24 categories with products.',
        body: categoryLinksBody,
        response: { 200: categoryLinksAnswer, ...errors(422, 429) },
      },
    },
    async (request) => getCategoryLinks(database, request.body),
  );

  app.post(
    '/Product/Get-Cards',
    {
      schema: {
        tags,
        summary: 'Cards of products by their codes',
        description:
          'At most 24 codes. In the requested order, each once; unknown and removed products are left out.',
        body: getCardsBody,
        response: { 200: getCardsAnswer, ...errors(422) },
      },
    },
    async (request) => getCards(database, request.body.codes),
  );

  app.post(
    '/Product/Get-Detail',
    {
      schema: {
        tags,
        summary: 'A product with all its details',
        description: '404 for a removed product, with `movedTo` when it has a successor.',
        body: getDetailBody,
        response: { 200: getDetailAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getDetail(database, request.body.WebsiteCode),
  );

  app.post(
    '/Product/Get-Compare',
    {
      schema: {
        tags,
        summary: 'Compares up to four products',
        description:
          'A repeated code counts once; more than four codes answer 422. Only products of one ' +
          'group are compared, the category on the second level of the first product found. ' +
          'Products of other groups are named in `others`, unknown and removed ones in ' +
          '`missing`. `specifications` contain every attribute that any of the products has, ' +
          'by group; a value is null when a product has none, and `differs` means that not ' +
          'all values are equal. 404 when none of the products exists.',
        body: getCompareBody,
        response: { 200: getCompareAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getCompare(database, request.body.ids),
  );
}
