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
import { requireAdministrator } from '#server/http/bearer.ts';
import { acceptForms, formErrors, isForm, leadTo } from '#server/http/forms.ts';
import { aDay, aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { type ContactService, judgeMessage } from '#server/modules/contact/service.ts';
import { contactTexts } from '#server/modules/contact/texts.ts';

type Settings = Pick<Config, 'newsletterRateLimit' | 'contactDailyLimit' | 'siteUrl'>;

/** The longest message as a form writes it, each letter in nine bytes, and room for the rest. */
const bodyLimit = 32_768;

export async function contactRoutes(
  app: Api,
  contact: ContactService,
  settings: Settings,
): Promise<void> {
  // In a scope of its own, since no other route here takes forms.
  await app.register(async (scope) => {
    acceptForms(scope);
    sendRoute(scope.withTypeProvider<ZodTypeProvider>(), contact, settings);
  });
  messagesRoute(app, contact);
}

/** The part of the page that tells the first field that is wrong, or that the message is not sent. */
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
        summary: 'Keeps a message to the shop',
        description:
          'What fills in `website`, which no person sees, is answered alike and not kept. A urlencoded ' +
          'form is answered with 303 to the contact page, to the part that says what became of it.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: contactBody,
        response: {
          200: contactAnswer,
          303: z.null().describe('Where a form leads'),
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
      schema: {
        tags: ['admin'],
        security: [{ bearer: [] }],
        summary: 'Messages of the contact page, the newest first',
        description: '404 for a page past the last.',
        body: getContactMessagesBody,
        response: { 200: contactMessagesAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await requireAdministrator(request);
      return contact.list(request.body.page);
    },
  );
}
