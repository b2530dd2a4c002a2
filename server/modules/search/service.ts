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

/** The result of a search in the whole shop. */
export interface Search {
  /** As a PostgreSQL tsquery. */
  readonly tsquery: string;
  readonly total: number;
  /**
   * Product ids, the best first, ranked like suggestions: all matches, or the most popular of more than
   * 1,000.
   */
  readonly best: readonly number[];
}

/**
 * Searches for the text as typed and, when no product is found, for its corrections.
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

/** Suggestions while a shopper types: categories, then products, the best first. */
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

/** The products of a list filtered by a text, in the same order as suggestions. */
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
