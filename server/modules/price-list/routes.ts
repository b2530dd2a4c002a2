import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  getPriceListBody,
  getPriceListQuery,
  getPricePageAnswer,
  getPricePageBody,
  xlsxType,
} from '#lib/contract/price-list.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { getPriceFile, type PriceFile } from '#server/modules/price-list/file-service.ts';
import { getPricePage } from '#server/modules/price-list/service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['product'];
/** Files per minute and address: each reads a whole category. */
const rateLimit = { max: 30, timeWindow: 60_000 };

const file = {
  tags,
  description:
    'A right-to-left Excel file of all variants with their prices in toman. Its Persian name ' +
    'is in `Content-Disposition`. categoryId 0 is the whole shop, brandId 0 all ' +
    'brands; 404 for an unknown category and a brand without products in it.',
  produces: [xlsxType],
  response: { 200: z.unknown().describe('The file'), ...errors(404, 422, 429) },
};

export function priceListRoutes(
  app: Api,
  { database }: Pick<Base, 'database'>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): void {
  app.post(
    '/Product/Get-Price-Page',
    {
      schema: {
        tags,
        summary: 'A page of the price list',
        description:
          'categoryId 0 is the whole shop: one page with the most popular products of each of its ' +
          'categories. brandId limits a category to a brand. `change` is the last change of the shown ' +
          'price within 90 days. 404 for an unknown category, a brand without products in it and a ' +
          'page past the last.',
        body: getPricePageBody,
        response: { 200: getPricePageAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getPricePage(database, request.body),
  );
  app.get(
    '/Product/Get-Price-List',
    {
      config: { rateLimit },
      schema: { ...file, summary: 'The price list as a file', querystring: getPriceListQuery },
    },
    async ({ query }, reply) =>
      sendFile(reply, await getPriceFile(database, { ...query, siteUrl })),
  );
  app.post(
    '/Product/Get-Price-List',
    {
      config: { rateLimit },
      schema: { ...file, summary: 'The price list as a file', body: getPriceListBody },
    },
    async ({ body }, reply) => sendFile(reply, await getPriceFile(database, { ...body, siteUrl })),
  );
}

/** RFC 8187, with an ASCII name for clients that do not support it. */
const disposition = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="price-list.xlsx"; filename*=UTF-8''${encoded}`;
};

const sendFile = (reply: FastifyReply, { name, content }: PriceFile): FastifyReply =>
  reply
    .header('content-type', xlsxType)
    .header('content-disposition', disposition(name))
    .header('cache-control', 'no-store')
    .send(content);
