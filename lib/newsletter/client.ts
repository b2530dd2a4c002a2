import { api } from '#lib/calls/browser.ts';
import type { NewsletterAnswer, NewsletterBody } from '#lib/contract/newsletter.ts';

/**
 * Signs a number up.
 * @returns the service's sentence, or null when it says no
 * @throws {HTTPError} for a status other than 200; a network error or timeout as it comes
 */
export async function signUp(body: NewsletterBody): Promise<string | null> {
  const answer = await api.post('Home/News-Letter', { json: body }).json<NewsletterAnswer>();
  return answer.Success ? answer.Message : null;
}
