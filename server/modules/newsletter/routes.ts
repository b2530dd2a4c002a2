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
/** Maximum bytes of a body; larger than any form with a mobile number. */
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
        summary: 'Subscribes a mobile number to the newsletter',
        description:
          'Repeating it gives the same answer. A urlencoded form is always answered with 303 ' +
          'to a page of the storefront.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: newsletterBody,
        response: {
          200: newsletterAnswer,
          303: z.null().describe('Redirect after a form'),
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
