import type { Database } from '#server/db/database.ts';
import { exactly } from '#server/modules/search/exact.ts';
import { knownOf } from '#server/modules/search/known.ts';
import { searchAlternatives } from '#server/modules/search/typed.ts';
import { searchWords } from '#server/modules/search/words.ts';

// For texts that are found by their words alone, in a table of their own, as products are found in theirs: whatever
// the keyboard, in either script, joined or apart, each word from its beginning.

/** Characters of a text that are looked at: the words of more would not fit into one row. */
const longest = 50_000;

/** The words under which a text is found. */
export const wordsOfText = (text: string): string[] => searchWords([text.slice(0, longest)]);

/** What was typed, in PostgreSQL's tsquery language; '' when nothing is left to search for. */
export async function tsqueryOf(database: Database, typed: string): Promise<string> {
  const alternatives = searchAlternatives(typed);
  if (alternatives.length === 0) return '';
  return exactly(alternatives, await knownOf(database)).tsquery;
}
