import { z } from 'zod';
import { markSeenBody } from '#lib/contract/product.ts';
import { type Api, errors } from '#server/http/api.ts';
import { isLookedThrough } from '#server/http/bots.ts';
import type { PopularityService } from '#server/modules/popularity/service.ts';
import { networkOf } from '#lib/rules/network.ts';

/** Views per minute and address. */
const rateLimit = { max: 120, timeWindow: 60_000 };

export function popularityRoutes(app: Api, popularity: PopularityService): void {
  app.post(
    '/Product/Mark-Seen',
    {
      bodyLimit: 1_024,
      config: { rateLimit },
      schema: {
        tags: ['product'],
        summary: 'Reports that a visitor views a product',
        description:
          'Sent by the page once it is visible. Each visitor (header X-Guid) counts once a ' +
          'day per product; scripts, and visitors without a guid, do not count. The answer is ' +
          'always the same.',
        body: markSeenBody,
        response: { 204: z.null(), ...errors(413, 422, 429) },
      },
    },
    async ({ body, headers, ip, visitor }, reply) => {
      if (visitor.guid !== null && isLookedThrough(headers)) {
        popularity.see({
          websiteCode: body.WebsiteCode,
          guid: visitor.guid,
          address: networkOf(ip),
        });
      }
      return reply.status(204).send(null);
    },
  );
}
