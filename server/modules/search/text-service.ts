import type { Database } from '#server/db/database.ts';
import { exactly } from '#server/modules/search/exact.ts';
import { fold, zwnj } from '#server/modules/search/fold.ts';
import { knownOf } from '#server/modules/search/known.ts';
import { searchAlternatives } from '#server/modules/search/typed.ts';
import { searchWords } from '#server/modules/search/words.ts';

// For texts in tables of their own, found by their words like products: with either keyboard layout, in
// either script, joined or apart, by prefix.

/** Maximum characters indexed: the words of a longer text would not fit into one row. */
const longest = 50_000;

/** The words by which a text is found. */
export const wordsOfText = (text: string): string[] => searchWords([text.slice(0, longest)]);

/** Folded words as they are spelled in texts, where these have them. */
export function spelledAsIn(words: string, texts: readonly string[]): string {
  const own = texts.flatMap((text) => text.split(' '));
  const spelled = new Map(own.map((word) => [fold(word).replaceAll(zwnj, ''), word]));
  return words
    .split(' ')
    .map((word) => spelled.get(word) ?? word)
    .join(' ');
}

/** The typed text as a PostgreSQL tsquery; '' when nothing is left to search for. */
export async function tsqueryOf(database: Database, typed: string): Promise<string> {
  const alternatives = searchAlternatives(typed);
  if (alternatives.length === 0) return '';
  return exactly(alternatives, await knownOf(database)).tsquery;
}
