import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tellWhenBackAnswer, tellWhenBackBody } from '#lib/contract/back-in-stock.ts';
import { paths } from '#lib/contract/paths.ts';
import {
  productPathOf,
  shortProductPath,
  variantQueryOf,
  type StockAlertOutcome,
  stockAlertOutcomes,
} from '#lib/contract/forms.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aDay, aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { acceptForms, formErrors, isForm, leadTo } from '#server/http/forms.ts';
import type { BackInStockService } from '#server/modules/back-in-stock/service.ts';

type Settings = Pick<Config, 'newsletterRateLimit' | 'stockAlertDailyLimit' | 'siteUrl'>;

/** Maximum bytes of a body; larger than any form with a mobile number. */
const bodyLimit = 4_096;

export function backInStockRoutes(
  app: Api,
  backInStock: BackInStockService,
  { newsletterRateLimit, stockAlertDailyLimit, siteUrl }: Settings,
): void {
  acceptForms(app);
  // Each alert may cost the shop a message, to a number whose owner did not ask for it.
  const count = limitCostly(app, 'tell', { max: stockAlertDailyLimit, timeWindow: aDay });
  app.post(
    '/Product/Tell-When-Back',
    {
      bodyLimit,
      config: { rateLimit: { max: newsletterRateLimit, timeWindow: aMinute } },
      errorHandler: formErrors(siteUrl, ({ status }, request) =>
        pageOf(request, status === 422 ? 'invalid' : 'failed'),
      ),
      schema: {
        tags: ['product'],
        summary: 'Subscribes a mobile number to a back-in-stock alert',
        description:
          'For a variant that is out of stock or coming soon. Repeating a request gives the ' +
          'same answer; each number is notified once. `Success` is false when the variant can ' +
          'be bought, will not be sold again, or the number has too many open alerts. A ' +
          "urlencoded form is always answered with 303 to the product's page.",
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: tellWhenBackBody,
        response: {
          200: tellWhenBackAnswer,
          303: z.null().describe('Redirect after a form'),
          ...errors(400, 404, 413, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      await count(request);
      const { WebsiteCode, ProductProperty, mobile } = request.body;
      const alert = { websiteCode: WebsiteCode, variantId: ProductProperty, mobile };
      const answer = await backInStock.subscribe(alert);
      if (!isForm(request)) return answer;
      return leadTo(reply, siteUrl, pageOf(request, answer.Success ? 'done' : 'refused'));
    },
  );
}

const product = z.object({ WebsiteCode: tellWhenBackBody.shape.WebsiteCode });

/** The page that sent the form, at the part that shows the outcome; the shop's list when it is unknown. */
function pageOf({ body, headers }: FastifyRequest, outcome: StockAlertOutcome): string {
  const known = product.safeParse(body);
  // A rate-limited form is refused before its body is parsed.
  const path = known.success
    ? shortProductPath(known.data.WebsiteCode) + variantQueryOf(headers.referer)
    : productPathOf(headers.referer);
  return path === undefined ? paths.shop : `${path}#${stockAlertOutcomes[outcome]}`;
}
