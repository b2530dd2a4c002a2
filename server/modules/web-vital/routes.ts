import { z } from 'zod';
import { reportVitalsBody } from '#lib/contract/vitals.ts';
import { type Api, errors } from '#server/http/api.ts';
import { refuseOtherSites } from '#server/http/origin.ts';
import { aDay, aMinute, limitCostly } from '#server/http/rate-limit.ts';
import type { WebVitals } from '#server/modules/web-vital/service.ts';

/** Maximum bytes of a body; larger than any report. */
const bodyLimit = 512;
/** Reports of one network. Browsers report a tenth of their views, so this is what hundreds of shoppers behind one address view. */
const [mostOfMinute, mostOfDay] = [60, 2_000];

export function webVitalRoutes(app: Api, vitals: Pick<WebVitals, 'note'>): void {
  const count = limitCostly(app, 'vitals', { max: mostOfDay, timeWindow: aDay });
  app.post(
    '/home/Report-Vitals',
    {
      bodyLimit,
      config: { rateLimit: { max: mostOfMinute, timeWindow: aMinute } },
      schema: {
        tags: ['home'],
        summary: 'Reports how fast a page was',
        description:
          'Sent by a part of the browsers when a page is left. Counted by kind of page, without a trace of who sent it.',
        body: reportVitalsBody,
        response: {
          204: z.null().describe('Counted'),
          ...errors(400, 403, 413, 422, 429),
        },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      await count(request);
      vitals.note(request.body, request.headers);
      return reply.code(204).send(null);
    },
  );
}
