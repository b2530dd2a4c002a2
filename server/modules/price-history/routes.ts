import { getPriceHistoryAnswer, getPriceHistoryBody } from '#lib/contract/price-history.ts';
import { type Api, errors } from '#server/http/api.ts';
import { getPriceHistory } from '#server/modules/price-history/service.ts';
import type { Base } from '#server/modules/module.ts';

export function priceHistoryRoutes(app: Api, { database }: Pick<Base, 'database'>): void {
  app.post(
    '/Product/Get-Price-History',
    {
      schema: {
        tags: ['product'],
        summary: 'Prices of a product’s variants over the last year',
        description:
          'The price changes of each variant, the oldest first: the price from then on, or ' +
          'null from when it could not be bought. The first one may be older than a year. 404 ' +
          'for an unknown product.',
        body: getPriceHistoryBody,
        response: { 200: getPriceHistoryAnswer, ...errors(404, 422) },
      },
    },
    async ({ body }) => getPriceHistory(database, body.WebsiteCode),
  );
}
