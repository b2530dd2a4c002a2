import { contactFailedPage } from '#front/documents/contact-failed-page.ts';
import type { Exchange, Step } from '#front/exchange.ts';
import { askForPage, isForm, readText, redirectTo, refuse } from '#front/steps/plain-form.ts';
import { askPlainly } from '#lib/calls/plain-call.ts';
import { contactRefusal } from '#lib/contact/refusal.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { contactFields, contactOutcomes, contactPath } from '#lib/contract/forms.ts';
import type { ContactTexts } from '#lib/rules/contact.ts';

/**
 * The contact page's form without scripts is sent to the page itself. An accepted message redirects to the page's
 * confirmation. A refused one is answered with a form that holds the visitor's input, because a redirect could carry it
 * only in its URL, which is stored and logged. Validation errors are shown on the contact page; without any, or if the
 * service is unreachable, the answer is a document created without the service and Next.
 */

/** The longest message in form encoding, in bytes; the service has the same limit. */
const bodyLimit = 32_768;

const nothingWritten: ContactTexts = { name: '', mobile: '', subject: '', message: '' };

/** Answers the form, unless the contact page is to show its validation errors. */
export const answerContact: Step = (exchange) => {
  const { request, response, route } = exchange;
  if (request.method !== 'POST' || route.form !== 'contact page') return undefined;
  return answer(exchange).catch(() => {
    // The error is not logged: it may hold what was written.
    response.destroy();
    return 'answered';
  });
};

async function answer(exchange: Exchange): Promise<void | 'answered'> {
  const { request, response } = exchange;
  const text = await readText(request, bodyLimit);
  if (text === null) return refuse(response, 413, contactFailedPage(null));
  // Our form is never sent with another type.
  if (!isForm(request)) return refuse(response, 415, contactFailedPage(nothingWritten));
  const { headers } = request;
  const form = new URLSearchParams(text);
  const value = (name: string) => form.get(name) ?? '';
  const written = {
    name: value('name'),
    mobile: value('mobile'),
    subject: value('subject'),
    message: value('message'),
  };
  const body = { ...written, website: value('website') };
  const visitor = String(headers['x-forwarded-for']);
  const outcome = await askPlainly('Home/Contact', body, visitor, { origin: headers.origin });
  response.setHeader('cache-control', 'no-store');
  const page = () => contactFailedPage(written);
  if ('refused' in outcome) {
    if (outcome.retryAfter !== null) response.setHeader('retry-after', outcome.retryAfter);
    return refuse(response, outcome.refused, page());
  }
  if (outcome.status === 200) return redirectTo(response, contactPath(contactOutcomes.done));
  if (outcome.status === 403) return refuse(response, 403, page());
  const wrong = errorBody.safeParse(outcome.body).data?.fields ?? {};
  // No field error: something between here and the service has answered.
  if (!contactFields.some((field) => field in wrong)) return refuse(response, 503, page());
  exchange.failedDocument = page;
  exchange.status = outcome.status;
  exchange.show = (handle) => contactRefusal.run({ written, wrong }, handle);
  return askForPage(request, '/contact-answer');
}
