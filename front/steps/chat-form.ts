import { chatFailedPage } from '#front/documents/chat-failed-page.ts';
import type { Exchange, Step } from '#front/exchange.ts';
import { askForPage, isForm, readText, redirectTo, refuse } from '#front/steps/plain-form.ts';
import { type ChatRefusal, chatRefusal } from '#lib/chat/refusal.ts';
import { askPlainly, type PlainAnswer } from '#lib/calls/plain-call.ts';
import { chatErrors, chatOutcomes, chatPath, offlineFields } from '#lib/contract/chat-names.ts';
import { errorBody } from '#lib/contract/errors.ts';

/**
 * The chat's form without scripts, for a message to the shop, is sent to its page. An accepted one leads back there; a
 * refused one is answered by the page, which says why and holds what was written; what is no form, or too long, and
 * where the page cannot be made, by a document made without the service and Next.
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
    headers,
  );
  if ('refused' in outcome && outcome.retryAfter !== null) {
    response.setHeader('retry-after', outcome.retryAfter);
  }
  if ('status' in outcome && outcome.status === 200) {
    response.setHeader('cache-control', 'no-store');
    // The secret that makes the talk its visitor's.
    response.setHeader('set-cookie', outcome.cookies);
    return redirectTo(response, `${chatPath}#${chatOutcomes.done}`);
  }
  response.setHeader('cache-control', 'no-store');
  exchange.failedDocument = () => chatFailedPage(written);
  const { status, ...refusal } = refusalOf(outcome);
  exchange.status = status;
  exchange.saysWhy = true;
  exchange.show = (handle) => chatRefusal.run({ written, ...refusal }, handle);
  return askForPage(request, '/chat-answer');
}

/** Refusals of the service that stand on their own; any other without a wrong field is a failure on the way. */
const lasting = new Set([403, 409, 429]);

function refusalOf(outcome: PlainAnswer): Omit<ChatRefusal, 'written'> & { status: number } {
  const { code, message = '', fields = {} } = errorBody.safeParse(outcome.body).data ?? {};
  const status = 'refused' in outcome ? outcome.refused : outcome.status;
  const wrong = Object.fromEntries(
    offlineFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  const isBlocked = code === chatErrors.blocked;
  if (Object.keys(wrong).length > 0) return { status, wrong, sentence: null, isBlocked };
  if (!lasting.has(status)) return { status: 503, wrong, sentence: '', isBlocked };
  return { status, wrong, sentence: message, isBlocked };
}
