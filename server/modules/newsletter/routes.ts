import { z } from 'zod';
import { newsletterAnswer, newsletterBody } from '#lib/contract/newsletter.ts';
import { paths } from '#lib/contract/paths.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptForms, formErrors, isForm, leadTo } from '#server/http/forms.ts';
import type { NewsletterService } from '#server/modules/newsletter/service.ts';
import { newsletterTexts } from '#server/modules/newsletter/texts.ts';

type Settings = Pick<Config, 'newsletterRateLimit' | 'siteUrl'>;

const aMinute = 60_000;
/** Larger than any form with a mobile number in it. */
const bodyLimit = 4_096;

export function newsletterRoutes(
  app: Api,
  newsletter: NewsletterService,
  { newsletterRateLimit, siteUrl }: Settings,
): void {
  acceptForms(app);
  app.post(
    '/Home/News-Letter',
    {
      bodyLimit,
      config: { rateLimit: { max: newsletterRateLimit, timeWindow: aMinute } },
      errorHandler: formErrors(siteUrl, ({ status }) =>
        paths.newsletter(status === 422 ? 'invalid' : 'failed'),
      ),
      schema: {
        tags: ['newsletter'],
        summary: 'Signs a mobile number up to the newsletter',
        description:
          'A number that is known already is answered like a new one. A urlencoded form is answered ' +
          'with 303 to a page of the storefront, whatever became of it.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: newsletterBody,
        response: {
          200: newsletterAnswer,
          303: z.null().describe('Where a form leads'),
          ...errors(400, 413, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      await newsletter.subscribe(request.body.mobile);
      if (isForm(request)) return leadTo(reply, siteUrl, paths.newsletter('done'));
      return { Success: true, Message: newsletterTexts.done };
    },
  );
}
