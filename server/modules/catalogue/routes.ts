import type { FastifyRequest } from 'fastify';
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
import { getCompare } from '#server/modules/catalogue/compare-service.ts';
import { getDetail } from '#server/modules/catalogue/detail-service.ts';
import { getFilters } from '#server/modules/catalogue/filter-service.ts';
import { getList } from '#server/modules/catalogue/list-service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['product'];

/** Whether a list is narrowed by anything: no page of it was made before, and it costs the most. */
const isNarrowed = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).some(isFilterKey);

const isFilterKey = (key: string): boolean => key.startsWith('filter-');

export function catalogueRoutes(
  app: Api,
  { database }: Pick<Base, 'database'>,
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
          'categoryId 0 is the whole shop. Filters are top-level strings: `filter-name` (words), ' +
          '`filter-brand` (ids), `filter-price` (min-max in toman, either side may be missing), ' +
          '`filter-available` (1), `filter-discount` (1: what the card shows reduced), ' +
          '`filter-colour` (hex codes without #), and `filter-{attribute}`: values of a choice, ' +
          'min-max of a range, 1 of a switch. Several values are separated by commas, at most 50, ' +
          'and of attributes 20 count. A product matches when it has one of the values of each ' +
          'filter. Unknown keys, ranges that are none and switches other than 1 narrow nothing; ' +
          'values that nothing has find nothing. What cannot be bought comes last. 404 for an ' +
          'unknown category or brand and for a page past the last. `filter-name` finds as ' +
          'home/get-search-keyword does, and with it the sort `default` has the best match first.',
        body: getListBody,
        response: { 200: getListAnswer, ...errors(404, 422, 429) },
      },
    },
    async (request) => getList(database, request.body),
  );

  app.post(
    '/Product/Get-Filter',
    {
      preHandler,
      schema: {
        tags,
        summary: 'What a list can be narrowed by, with counts',
        description:
          'The payload is that of Product/Get-List; sort and page mean nothing here. `key` is what ' +
          'follows `filter-`, `value` what goes behind it: brands by id, colours by their hex code ' +
          'without #, switches by 1. Ranges carry `min`, `max` and mostly a `unit`. Counts of a ' +
          'filter ignore what is chosen of it itself. Filters that would not tell products apart ' +
          'and options without products are left out unless they are chosen. In a fixed order: ' +
          'brand, price, available, discount, colour, then attributes. 404 for an unknown category ' +
          'or brand.',
        body: getListBody,
        response: { 200: getFilterAnswer, ...errors(404, 422, 429) },
      },
    },
    async (request) => getFilters(database, request.body),
  );

  app.post(
    '/Product/Get-Cards',
    {
      schema: {
        tags,
        summary: 'Cards of products by their codes',
        description:
          'At most 24 codes. In the order asked, each once; unknown and removed products are left out.',
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
        summary: 'All of a product',
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
        summary: 'Up to four products side by side',
        description:
          'A code given twice counts once; more than four codes answer 422. Only products of one group ' +
          'are compared: of the second category on the way to them (that of the first product found ' +
          'decides). The rest is named in `others`, what is unknown or removed in `missing`. ' +
          '`specifications` hold every attribute that one of the products has, group by group; a value ' +
          'is null where a product does not have it, and `differs` says that not all values are the ' +
          'same. 404 when none of the products is there.',
        body: getCompareBody,
        response: { 200: getCompareAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getCompare(database, request.body.ids),
  );
}
