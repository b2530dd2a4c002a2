import { api } from '#lib/calls/browser.ts';
import type { NewsletterAnswer, NewsletterBody } from '#lib/contract/newsletter.ts';

/**
 * Signs a number up for the newsletter.
 * @returns the service's message, or null on a refusal
 * @throws {HTTPError} on a status other than 200; network errors and timeouts are passed on
 */
export async function signUp(body: NewsletterBody): Promise<string | null> {
  const answer = await api.post('Home/News-Letter', { json: body }).json<NewsletterAnswer>();
  return answer.Success ? answer.Message : null;
}
