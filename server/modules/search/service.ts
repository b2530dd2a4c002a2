import type { Suggestion } from '#lib/contract/home.ts';
import type { Database } from '#server/db/database.ts';
import { keepSuggestions } from '#server/modules/search/kept.ts';
import { exactly } from '#server/modules/search/exact.ts';
import { knownOf } from '#server/modules/search/known.ts';
import { mend } from '#server/modules/search/mend.ts';
import {
  countMatches,
  orderOf,
  readBest,
  readSuggestions,
  valuesOf,
} from '#server/modules/search/queries.ts';
import { orCode, type Query } from '#server/modules/search/query.ts';
import { searchAlternatives, typedCode } from '#server/modules/search/typed.ts';

/** What a text finds in the whole shop. */
export interface Search {
  /** In PostgreSQL's tsquery language. */
  readonly tsquery: string;
  readonly total: number;
  /**
   * Ids of products, the best first, as suggestions have them: all that match, or the most popular ones
   * of more than 1,000.
   */
  readonly best: readonly number[];
}

/**
 * Asks with the text as it stands, and when no product is found, as it may have been meant.
 * @returns null when nothing is left to search for
 */
async function search<Found>(
  database: Database,
  typed: string,
  ask: (query: Query) => Promise<{ found: Found; isEnough: boolean }>,
): Promise<Found | null> {
  const alternatives = searchAlternatives(typed);
  const words = alternatives[1] ?? alternatives[0];
  if (!words) return null;
  const known = await knownOf(database);
  const { found, isEnough } = await ask(orCode(exactly(alternatives, known), typedCode(typed)));
  if (isEnough) return found;
  const meant = mend(words, known);
  return meant ? (await ask(meant)).found : found;
}

/** Categories, then products, that a shopper typing `typed` may mean, the best first. */
export function getSuggestions(database: Database, typed: string): Promise<Suggestion[]> {
  const alternatives = searchAlternatives(typed);
  return keepSuggestions(database, JSON.stringify(alternatives), async () => {
    const found = await search(database, typed, async (query) => {
      const suggestions = await database.run(readSuggestions[orderOf(query)], valuesOf(query));
      return { found: suggestions, isEnough: suggestions.some(({ type }) => type === 'product') };
    });
    return found ?? [];
  });
}

/** What a list narrowed by a text is to hold, and in which order; the same as suggestions have. */
export async function findSearch(database: Database, typed: string): Promise<Search> {
  const found = await search(database, typed, async (query) => {
    const { tsquery } = query;
    const [best] = await database.run(readBest[orderOf(query)], valuesOf(query));
    const { ids, isAll } = best ?? { ids: [], isAll: true };
    const total = isAll ? ids.length : await countAll(database, tsquery);
    return { found: { tsquery, total, best: ids }, isEnough: total > 0 };
  });
  return found ?? { tsquery: '', total: 0, best: [] };
}

async function countAll(database: Database, tsquery: string): Promise<number> {
  const [counted] = await database.run(countMatches, [tsquery]);
  return counted?.total ?? 0;
}
