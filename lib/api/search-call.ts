import { api } from '#lib/api/browser.ts';
import { searchKeywordAnswer, type Suggestion } from '#lib/contract/home.ts';

/** What a shopper typing `name` may mean. @throws as `ky` does, also when `signal` is aborted */
export async function getSuggestions(name: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await api.post('home/get-search-keyword', { json: { name }, signal }).json();
  return searchKeywordAnswer.parse(answer);
}
