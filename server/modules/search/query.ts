import type { Known } from '#server/modules/search/known-words.ts';
import { codeWord } from '#server/modules/search/words.ts';

/** One place in a query: a word that begins with one of `starts`, or is one of `words`. */
export interface Slot {
  readonly starts: readonly string[];
  readonly words: readonly string[];
}

/** What is looked for: something that fills every slot of one alternative, in any order. */
export interface Query {
  /** In PostgreSQL's tsquery language; empty when there is nothing to look for. */
  readonly tsquery: string;
  /** What all that is found holds, too, in the same language: of each alternative the rarest place. */
  readonly rarest: string;
  /** About how many entries hold that. */
  readonly expected: number;
  /** What the order of what is found asks of names, in the same language and in the order of `tier`. */
  readonly likeness: readonly (string | null)[];
}

/** How many words may be beginnings only: each makes the index collect many words. */
const mostStarts = 3;
const mostShortStarts = 2;
/**
 * A place is looked for through the index when this many times as many entries fill it as the rarest one:
 * to collect them costs as much as to look at an entry's words.
 */
const rarestSpan = 4;

/** A word as it is, or under one of its other names. */
export const asWord = (word: string, others: readonly string[] = []): Slot => ({
  starts: [],
  words: [word, ...others],
});

/** A word as it is, under one of its other names, or as the beginning of a word. */
export const asStart = (word: string, others: readonly string[] = []): Slot => ({
  starts: [word],
  words: others,
});

/**
 * Which words of a text count as beginnings: the last ones, which are still being typed. A single
 * letter begins too much and is a word by itself, as in `s 24`; of two letters only two count.
 */
export function startsIn(words: readonly string[]): ReadonlySet<string> {
  const starts = words.filter((word) => lengthOf(word) > 1).slice(-mostStarts);
  const tooMany = starts.filter(isShort).slice(0, -mostShortStarts);
  return new Set(starts).difference(new Set(tooMany));
}

const lengthOf = (word: string): number => Array.from(word).length;
const isShort = (word: string): boolean => lengthOf(word) === 2;

/** The same, or the product of a code. */
export function orCode(query: Query, code: number | null): Query {
  if (code === null) return query;
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
 * `phrases` are the ways what was typed may be read, the best one first; what is found is put in order
 * by its likeness to them. Words hold letters and digits only, so that nothing needs an escape.
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
      // What holds a single word holds the text.
      best.length > 1 ? best.map((word) => `'${word}':A`).join(' & ') : null,
      best.length > 1 ? best.map((word) => `'${word}':*A`).join(' & ') : null,
    ],
  };
}

/** Stands around each name, as `searchNames` has it. */
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

/** The place that the fewest entries fill, and those that not many more do. */
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

const slotOf = ({ starts, words }: Slot): string =>
  `(${[...starts.map((word) => `'${word}':*`), ...words.map((word) => `'${word}'`)].join(' | ')})`;

/**
 * SQL for how like the typed text the names in a vector are: 0 they are it, 1 begin with it, 2 hold it
 * in whole words, 3 hold it, 4 hold all of its words whole, 5 beginning so, 6 something else matched.
 * `at` names the places of the six values of `likeness`.
 */
export const tier = (vector: string, at: (value: number) => string): string => {
  const is = (value: number) => `${vector} @@ ${at(value)}::tsquery`;
  return `
  case when ${is(3)} then
      case when ${is(1)} then case when ${is(0)} then 0 else 1 end when ${is(2)} then 2 else 3 end
    when ${is(5)} then case when ${is(4)} then 4 else 5 end
    else 6 end`;
};
