import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { chatOutcomes, chatPath, offlineFields } from '#lib/contract/chat-names.ts';
import { leaveMessageAnswer, leaveMessageBody } from '#lib/contract/chat.ts';
import type { Config } from '#server/config.ts';
import type { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptForms, formErrors, isForm, leadTo } from '#server/http/forms.ts';
import type { Openings } from '#server/modules/chat/opening-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { Who } from '#server/modules/chat/who.ts';

/** Maximum bytes of a body: the longest message form-encoded, nine bytes a letter, and room for the rest. */
const bodyLimit = 65_536;

/** The part of the page that shows the first invalid field, or that sending failed. */
function partOf({ status, fields = {} }: ShopError): string {
  const wrong = status === 422 ? offlineFields.find((field) => field in fields) : undefined;
  return wrong === undefined ? chatOutcomes.failed : `error-${wrong}`;
}

interface Needs {
  readonly openings: Openings;
  readonly who: Who;
  readonly settings: Pick<Config, 'siteUrl'>;
}

/** The form for when nobody is here, which works without scripts. */
export async function formRoute(app: Api, needs: Needs): Promise<void> {
  // In a scope of its own, because no other route here accepts forms.
  await app.register(async (scope) => {
    acceptForms(scope);
    leaveRoute(scope.withTypeProvider<ZodTypeProvider>(), needs);
  });
}

function leaveRoute(app: Api, { openings, who, settings: { siteUrl } }: Needs): void {
  app.post(
    '/chat/leave-message',
    {
      bodyLimit,
      errorHandler: formErrors(siteUrl, (error) => `${chatPath}#${partOf(error)}`),
      schema: {
        tags: ['chat'],
        summary: 'Leaves a message for when nobody is here',
        description:
          'A request with `website`, a field invisible to people, gets the same answer and is not stored. An ' +
          'urlencoded form is answered with 303 to the part of the page that shows the result.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: leaveMessageBody,
        response: {
          200: leaveMessageAnswer,
          303: z.null().describe('Redirect after a form'),
          ...errors(400, 401, 403, 409, 413, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { website, GuidCode } = request.body;
      const isPerson = website === '';
      const { visitor, reconnect } = await who.withKey(request, reply, GuidCode);
      const left = isPerson ? await openings.leave(visitor, request.body) : null;
      if (isForm(request)) return leadTo(reply, siteUrl, `${chatPath}#${chatOutcomes.done}`);
      return { Success: true, Message: chatTexts.left, chat: left?.chat ?? null, reconnect };
    },
  );
}
