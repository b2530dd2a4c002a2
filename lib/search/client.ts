import { api } from '#lib/calls/browser.ts';
import type { Suggestion } from '#lib/contract/home.ts';

/** Texts that most people search for. @throws like `ky` */
export const getPopularSearches = (): Promise<string[]> =>
  api.get('home/get-popular-searches').json<string[]>();

/** Suggestions for the typed text `name`. @throws like `ky`, also when `signal` is aborted */
export async function getSuggestions(name: string, signal: AbortSignal): Promise<Suggestion[]> {
  return await api.post('home/get-search-keyword', { json: { name }, signal }).json<Suggestion[]>();
}
