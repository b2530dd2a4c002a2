import { chatFailedPage } from '#front/documents/chat-failed-page.ts';
import type { Exchange, Step } from '#front/exchange.ts';
import { askForPage, isForm, readText, redirectTo, refuse } from '#front/steps/plain-form.ts';
import { chatRefusal } from '#lib/chat/refusal.ts';
import { askPlainly } from '#lib/calls/plain-call.ts';
import { chatOutcomes, chatPath, offlineFields } from '#lib/contract/chat-names.ts';
import { errorBody } from '#lib/contract/errors.ts';

/**
 * The chat's form without scripts, for a message to the shop, is sent to its page. An accepted one leads back there; a
 * refused one is answered with what was written: by the page, which says what is wrong with it, or without such errors
 * by a document made without the service and Next.
 */

/** The longest message in form encoding, in bytes; the service has the same limit. */
const bodyLimit = 65_536;

export const answerChatForm: Step = (exchange) => {
  const { request, response, route } = exchange;
  if (request.method !== 'POST' || route.form !== 'chat page') return undefined;
  return answer(exchange).catch(() => {
    // The error is not logged: it may hold what was written.
    response.destroy();
    return 'answered' as const;
  });
};

async function answer(exchange: Exchange): Promise<void | 'answered'> {
  const { request, response } = exchange;
  const text = await readText(request, bodyLimit);
  if (text === null) return refuse(response, 413, chatFailedPage(null));
  const form = new URLSearchParams(isForm(request) ? text : '');
  const value = (name: string) => form.get(name) ?? '';
  const written = { name: value('name'), mobile: value('mobile'), message: value('message') };
  // Our form is never sent with another type.
  if (!isForm(request)) return refuse(response, 415, chatFailedPage(written));
  const { headers } = request;
  const outcome = await askPlainly(
    'chat/leave-message',
    { ...written, website: value('website') },
    String(headers['x-forwarded-for']),
    { origin: headers.origin, cookie: headers.cookie },
  );
  if ('refused' in outcome) {
    if (outcome.retryAfter !== null) response.setHeader('retry-after', outcome.retryAfter);
    return refuse(response, outcome.refused, chatFailedPage(written));
  }
  if (outcome.status === 200) {
    response.setHeader('cache-control', 'no-store');
    // The secret that makes the talk its visitor's.
    response.setHeader('set-cookie', outcome.cookies);
    return redirectTo(response, `${chatPath}#${chatOutcomes.done}`);
  }
  const faults = errorBody.safeParse(outcome.body).data?.fields ?? {};
  const wrong = Object.fromEntries(
    offlineFields.flatMap((name) => (faults[name] === undefined ? [] : [[name, faults[name]]])),
  );
  // 422 without a field of the form: something between here and the service has answered.
  if (Object.keys(wrong).length === 0) {
    return refuse(response, outcome.status === 403 ? 403 : 503, chatFailedPage(written));
  }
  response.setHeader('cache-control', 'no-store');
  exchange.failedDocument = () => chatFailedPage(written);
  exchange.status = outcome.status;
  exchange.show = (handle) => chatRefusal.run({ written, wrong }, handle);
  return askForPage(request, '/chat-answer');
}
