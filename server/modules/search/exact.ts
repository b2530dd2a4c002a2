import type { Known, Twins } from '#server/modules/search/known-words.ts';
import {
  asStart,
  asWord,
  type Query,
  type Slot,
  startsIn,
  toQuery,
} from '#server/modules/search/query.ts';

function slotsOf(words: readonly string[], twins: Twins): Slot[] {
  const starts = startsIn(words);
  return words.map((word) => (starts.has(word) ? asStart : asWord)(word, twins.get(word)));
}

/** Matches the text as typed, in either script, without correcting typing errors. */
export function exactly(alternatives: readonly (readonly string[])[], known: Known): Query {
  const { twins } = known;
  const twinned = alternatives.map((words) => words.map((word) => twins.get(word)?.[0] ?? word));
  return toQuery(
    alternatives.map((words) => slotsOf(words, twins)),
    [...alternatives, ...twinned],
    known,
  );
}
