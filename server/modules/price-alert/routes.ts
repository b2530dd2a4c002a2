import {
  priceAlertsAnswer,
  removePriceAlertBody,
  tellWhenCheaperAnswer,
  tellWhenCheaperBody,
} from '#lib/contract/price-alert.ts';
import { type Api, errors } from '#server/http/api.ts';
import { memberId } from '#server/http/member.ts';
import type { PriceAlertService } from '#server/modules/price-alert/service.ts';

export function priceAlertRoutes(app: Api, alerts: PriceAlertService): void {
  app.post(
    '/Product/Tell-When-Cheaper',
    {
      schema: {
        tags: ['product'],
        security: [{ bearer: [] }],
        summary: 'Asks for a message to the member when a variant costs less',
        description:
          'Below today’s price, or at most `Amount`. The member is told once; another request for ' +
          'the same variant replaces the first. `Success` is false when there is no price, when it ' +
          'is as low already, or when the member has 50 alerts or no verified number.',
        body: tellWhenCheaperBody,
        response: { 200: tellWhenCheaperAnswer, ...errors(401, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const { WebsiteCode, ProductProperty, Amount } = request.body;
      const asked = { websiteCode: WebsiteCode, variantId: ProductProperty, amount: Amount };
      return alerts.subscribe(await memberId(request, reply), asked);
    },
  );

  app.get(
    '/member-account/get-price-alerts',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'The member’s price alerts, the newest first',
        response: { 200: priceAlertsAnswer, ...errors(401) },
      },
    },
    async (request, reply) => alerts.list(await memberId(request, reply)),
  );

  app.post(
    '/member-account/remove-price-alert',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'Ends a price alert; no error when there is none',
        body: removePriceAlertBody,
        response: { 200: priceAlertsAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) =>
      alerts.remove(await memberId(request, reply), request.body.ProductProperty),
  );
}
