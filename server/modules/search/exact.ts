import type { Known } from '#server/modules/search/known-words.ts';
import {
  asStart,
  asWord,
  type Query,
  type Slot,
  startsIn,
  toQuery,
} from '#server/modules/search/query.ts';
import { shopWords } from '#server/modules/search/search-words.ts';

/** A word in fewer entries is asked for with its other names, too. */
const rare = 3;

/** The word in the other script, and its other names when few goods have it. */
function othersOf(word: string, { twins, words }: Known): string[] {
  const own = twins.get(word) ?? [];
  if (words.usesOf(word) >= rare) return [...own];
  const names = shopWords.othersOf(word);
  return [...new Set([...own, ...names, ...names.flatMap((name) => twins.get(name) ?? [])])];
}

function slotsOf(words: readonly string[], known: Known): Slot[] {
  const starts = startsIn(words);
  return words.map((word) => (starts.has(word) ? asStart : asWord)(word, othersOf(word, known)));
}

/** Matches the text as typed, in either script, without correcting typing errors. */
export function exactly(alternatives: readonly (readonly string[])[], known: Known): Query {
  const { twins } = known;
  const twinned = alternatives.map((words) => words.map((word) => twins.get(word)?.[0] ?? word));
  return toQuery(
    alternatives.map((words) => slotsOf(words, known)),
    [...alternatives, ...twinned],
    known,
  );
}

/**
 * The text in other words: without those that say nothing of goods, and with other names of several words.
 * @returns null when it has none
 */
export function otherwise(
  alternatives: readonly (readonly string[])[],
  known: Known,
): Query | null {
  const short = alternatives.map((words) => shopWords.withoutFillers(words));
  const others = short.flatMap((words) => shopWords.rephrased(words));
  const isSame = short.every((words, at) => words.length === alternatives[at]?.length);
  if (isSame && others.length === 0) return null;
  return exactly([...short, ...others].slice(0, mostReadings), known);
}

const mostReadings = 8;
