import type { Known } from '#server/modules/search/known-words.ts';
import { codeWord } from '#server/modules/search/words.ts';

/** One position of a query: a word with one of the prefixes `starts`, or one of `words`. */
export interface Slot {
  readonly starts: readonly string[];
  readonly words: readonly string[];
  /** Only in what says what a thing is: its names, brand and category, not what it is made for. */
  readonly isOwn?: boolean;
}

/** A query matches what fills every slot of one alternative, in any order. */
export interface Query {
  /** As a PostgreSQL tsquery; empty when there is nothing to search for. */
  readonly tsquery: string;
  /** A tsquery that all matches fulfil: the rarest slot of each alternative. */
  readonly rarest: string;
  /** Estimated number of entries that match `rarest`. */
  readonly expected: number;
  /** The tsqueries for ranking by names, in the order of `tier`. */
  readonly likeness: readonly (string | null)[];
}

/** Maximum words treated as prefixes: for each the index collects many words. */
const mostStarts = 3;
const mostShortStarts = 2;
/**
 * A slot is looked up in the index unless more than this many times as many entries fill it as the rarest
 * slot: collecting them costs as much as checking an entry's words.
 */
const rarestSpan = 4;

/** A word, or one of its other names. */
export const asWord = (word: string, others: readonly string[] = []): Slot => ({
  starts: [],
  words: [word, ...others],
});

/** A word, one of its other names, or a word with this prefix. */
export const asStart = (word: string, others: readonly string[] = []): Slot => ({
  starts: [word],
  words: others,
});

/**
 * Which words of a text are treated as prefixes: the last ones, which may still be incomplete. A single
 * letter matches too much and is a complete word, as in `s 24`; of two-letter words only two are prefixes.
 */
export function startsIn(words: readonly string[]): ReadonlySet<string> {
  const starts = words.filter((word) => lengthOf(word) > 1).slice(-mostStarts);
  const tooMany = starts.filter(isShort).slice(0, -mostShortStarts);
  return new Set(starts).difference(new Set(tooMany));
}

const lengthOf = (word: string): number => Array.from(word).length;
const isShort = (word: string): boolean => lengthOf(word) === 2;

/** Also matches the product with the code. */
export function orCode(query: Query | null, code: number | null): Query | null {
  if (code === null || query === null) return query;
  const word = `'${codeWord(code)}'`;
  const or = (tsquery: string): string => (tsquery === '' ? word : `${tsquery} | ${word}`);
  return {
    ...query,
    tsquery: or(query.tsquery),
    rarest: or(query.rarest),
    expected: query.expected + 1,
  };
}

/**
 * Builds the query from `phrases`, the possible readings of the text, the best one first; matches are ranked
 * by likeness to them. Words consist of letters and digits, so nothing needs escaping.
 */
export function toQuery(
  alternatives: readonly (readonly Slot[])[],
  phrases: readonly (readonly string[])[],
  known: Known,
): Query {
  const [best = []] = phrases;
  const rarest = alternatives.map((slots) => rarestOf(slots, known));
  return {
    tsquery: alternatives.map((slots) => `(${slots.map(slotOf).join(' & ')})`).join(' | '),
    rarest: rarest.map(({ tsquery }) => tsquery).join(' | '),
    expected: rarest.reduce((sum, { uses }) => sum + uses, 0),
    likeness: [
      anyOf(phrases, (words) => inARow([bar, ...whole(words), bar])),
      anyOf(phrases, (words) => inARow([bar, ...begun(words)])),
      anyOf(phrases, (words) => inARow(whole(words))),
      anyOf(phrases, (words) => inARow(begun(words))),
      // For a single word, containing the word is the same as containing the text.
      best.length > 1 ? best.map((word) => `'${word}':A`).join(' & ') : null,
      best.length > 1 ? best.map((word) => `'${word}':*A`).join(' & ') : null,
    ],
  };
}

/** Separates names, as in `searchNames`. */
const bar = "'|'";
const whole = (words: readonly string[]): string[] => words.map((word) => `'${word}':A`);
const begun = (words: readonly string[]): string[] => [
  ...whole(words.slice(0, -1)),
  `'${words.at(-1)}':*A`,
];
const inARow = (words: readonly string[]): string => `(${words.join(' <-> ')})`;
const anyOf = (
  phrases: readonly (readonly string[])[],
  toQueryOf: (words: readonly string[]) => string,
): string => [...new Set(phrases.map(toQueryOf))].join(' | ');

/** The slot with the fewest entries, and those with not many more. */
function rarestOf(slots: readonly Slot[], known: Known): { tsquery: string; uses: number } {
  const used = slots.map((slot) => usesOf(slot, known));
  const uses = Math.min(...used);
  const rarest = slots.filter((_, at) => (used[at] ?? 0) <= uses * rarestSpan);
  return { tsquery: `(${rarest.map(slotOf).join(' & ')})`, uses };
}

const usesOf = ({ starts, words }: Slot, known: Known): number =>
  [known.words, known.codes].reduce(
    (sum, some) =>
      sum +
      starts.reduce((uses, start) => uses + some.usesOfStart(start), 0) +
      words.reduce((uses, word) => uses + some.usesOf(word), 0),
    0,
  );

function slotOf({ starts, words, isOwn = false }: Slot): string {
  const own = isOwn ? 'AB' : '';
  const ending = isOwn ? `:${own}` : '';
  return `(${[
    ...starts.map((word) => `'${word}':*${own}`),
    ...words.map((word) => `'${word}'${ending}`),
  ].join(' | ')})`;
}

/**
 * SQL for the likeness of the names in a vector to the typed text: 0 equal to it, 1 begin with it, 2 contain
 * it in whole words, 3 contain it, 4 contain all its words, 5 contain them as prefixes, 6 matched otherwise.
 * `at` returns the parameters of the six values of `likeness`.
 */
export const tier = (vector: string, at: (value: number) => string): string => {
  const is = (value: number) => `${vector} @@ ${at(value)}::tsquery`;
  return `
  case when ${is(3)} then
      case when ${is(1)} then case when ${is(0)} then 0 else 1 end when ${is(2)} then 2 else 3 end
    when ${is(5)} then case when ${is(4)} then 4 else 5 end
    else 6 end`;
};
