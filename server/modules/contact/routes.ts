import { z } from 'zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  contactAnswer,
  contactBody,
  contactMessagesAnswer,
  getContactMessagesBody,
} from '#lib/contract/contact.ts';
import {
  contactErrorId,
  contactFields,
  contactOutcomes,
  contactPath,
} from '#lib/contract/forms.ts';
import type { Config } from '#server/config.ts';
import type { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptForms, formErrors, isForm, leadTo } from '#server/http/forms.ts';
import { aDay, aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { ofStaff } from '#server/http/staff.ts';
import { type ContactService, judgeMessage } from '#server/modules/contact/service.ts';
import { contactTexts } from '#server/modules/contact/texts.ts';

type Settings = Pick<Config, 'newsletterRateLimit' | 'contactDailyLimit' | 'siteUrl'>;

/** Maximum bytes of a body: the longest message form-encoded, nine bytes a letter, and room for the rest. */
const bodyLimit = 32_768;

export async function contactRoutes(
  app: Api,
  contact: ContactService,
  settings: Settings,
): Promise<void> {
  // In a scope of its own, because no other route here accepts forms.
  await app.register(async (scope) => {
    acceptForms(scope);
    sendRoute(scope.withTypeProvider<ZodTypeProvider>(), contact, settings);
  });
  messagesRoute(app, contact);
}

/** The part of the page that shows the first invalid field, or that sending failed. */
function partOf({ status, fields = {} }: ShopError): string {
  const wrong = status === 422 ? contactFields.find((field) => field in fields) : undefined;
  return wrong === undefined ? contactOutcomes.failed : contactErrorId(wrong);
}

function sendRoute(app: Api, contact: ContactService, settings: Settings): void {
  const { newsletterRateLimit, contactDailyLimit, siteUrl } = settings;
  const count = limitCostly(app, 'contact', { max: contactDailyLimit, timeWindow: aDay });
  app.post(
    '/Home/Contact',
    {
      bodyLimit,
      config: { rateLimit: { max: newsletterRateLimit, timeWindow: aMinute } },
      errorHandler: formErrors(siteUrl, (error) => contactPath(partOf(error))),
      schema: {
        tags: ['home'],
        summary: 'Sends a message to the shop',
        description:
          'A request with `website`, a field invisible to people, gets the same answer and is ' +
          'not stored. A urlencoded form is answered with 303 to the part of the contact page ' +
          'that shows the result.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: contactBody,
        response: {
          200: contactAnswer,
          303: z.null().describe('Redirect after a form'),
          ...errors(400, 413, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const message = judgeMessage(request.body);
      if (message !== null) {
        await count(request);
        await contact.keep(message);
      }
      if (isForm(request)) return leadTo(reply, siteUrl, contactPath(contactOutcomes.done));
      return { Success: true, Message: contactTexts.done };
    },
  );
}

function messagesRoute(app: Api, contact: ContactService): void {
  app.post(
    '/Admin/Get-Contact-Messages',
    {
      config: { staff: 'chat' },
      schema: {
        ...ofStaff,
        summary: 'Messages of the contact page, the newest first',
        description: '404 for a page past the last.',
        body: getContactMessagesBody,
        response: { 200: contactMessagesAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => contact.list(request.body.page),
  );
}
