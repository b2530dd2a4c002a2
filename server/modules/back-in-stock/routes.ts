import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tellWhenBackAnswer, tellWhenBackBody } from '#lib/contract/back-in-stock.ts';
import { paths } from '#lib/contract/paths.ts';
import {
  productPathOf,
  shortProductPath,
  variantQueryOf,
  type TellOutcome,
  tellOutcomes,
} from '#lib/contract/forms.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aDay, aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { acceptForms, formErrors, isForm, leadTo } from '#server/http/forms.ts';
import type { BackInStockService } from '#server/modules/back-in-stock/service.ts';

type Settings = Pick<Config, 'newsletterRateLimit' | 'tellDailyLimit' | 'siteUrl'>;

/** Larger than any form with a mobile number in it. */
const bodyLimit = 4_096;

export function backInStockRoutes(
  app: Api,
  backInStock: BackInStockService,
  { newsletterRateLimit, tellDailyLimit, siteUrl }: Settings,
): void {
  acceptForms(app);
  // Each may end in a message the shop pays for, to a number nobody has asked.
  const count = limitCostly(app, 'tell', { max: tellDailyLimit, timeWindow: aDay });
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
        summary: 'Keeps a mobile number to be told when a variant can be bought',
        description:
          'For what is out of stock or comes soon; a number that waits already is answered like a new ' +
          'one, and each is told once. `Success` is false for what can be bought or never will be, and ' +
          'for a number that waits for too much. A urlencoded form is answered with 303 to the ' +
          "product's page, whatever became of it.",
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: tellWhenBackBody,
        response: {
          200: tellWhenBackAnswer,
          303: z.null().describe('Where a form leads'),
          ...errors(400, 404, 413, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      await count(request);
      const { WebsiteCode, ProductProperty, mobile } = request.body;
      const wish = { websiteCode: WebsiteCode, variantId: ProductProperty, mobile };
      const answer = await backInStock.want(wish);
      if (!isForm(request)) return answer;
      return leadTo(reply, siteUrl, pageOf(request, answer.Success ? 'done' : 'refused'));
    },
  );
}

const product = z.object({ WebsiteCode: tellWhenBackBody.shape.WebsiteCode });

/** The page the form stood on, at what it says of the outcome; the shop when nobody knows. */
function pageOf({ body, headers }: FastifyRequest, outcome: TellOutcome): string {
  const known = product.safeParse(body);
  // Who asks too often is refused before the form is read.
  const path = known.success
    ? shortProductPath(known.data.WebsiteCode) + variantQueryOf(headers.referer)
    : productPathOf(headers.referer);
  return path === undefined ? paths.shop : `${path}#${tellOutcomes[outcome]}`;
}
