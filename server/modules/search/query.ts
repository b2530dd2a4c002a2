/** One place in a query: a word that begins with one of `starts`, or is one of `words`. */
export interface Slot {
  readonly starts: readonly string[];
  readonly words: readonly string[];
}

/** What is looked for: something that fills every slot of one alternative, in any order. */
export interface Query {
  /** In PostgreSQL's tsquery language; empty when there is nothing to look for. */
  readonly tsquery: string;
  /** Values that the order of what is found reads, in the order of `tier`. */
  readonly likeness: readonly string[][];
}

/** How many words may be beginnings only: each makes the index collect many words. */
const mostStarts = 3;
const mostShortStarts = 2;

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

/**
 * `phrases` are the ways what was typed may be read, the best one first; what is found is put in order
 * by its likeness to them. Words hold letters and digits only, so that nothing needs an escape.
 */
export function toQuery(
  alternatives: readonly (readonly Slot[])[],
  phrases: readonly (readonly string[])[],
): Query {
  const [words = []] = phrases;
  const texts = [...new Set(phrases.map((phrase) => phrase.join(' ')))];
  return {
    tsquery: alternatives.map((slots) => `(${slots.map(slotOf).join(' & ')})`).join(' | '),
    likeness: [
      texts.map((text) => `%| ${text} |%`),
      texts.map((text) => `%| ${text}%`),
      texts.map((text) => `% ${text} %`),
      texts.map((text) => `% ${text}%`),
      words.map((word) => `% ${word} %`),
      words.map((word) => `% ${word}%`),
    ],
  };
}

const slotOf = ({ starts, words }: Slot): string =>
  `(${[...starts.map((word) => `'${word}':*`), ...words.map((word) => `'${word}'`)].join(' | ')})`;

/**
 * SQL for how like the typed text the names in a column are: 0 they are it, 1 begin with it, 2 hold it
 * in whole words, 3 hold it, 4 hold all of its words whole, 5 beginning so, 6 something else matched.
 * `at` names the places of the six values of `likeness`.
 */
export const tier = (names: string, at: (value: number) => string): string => `
  case when ${names} like any (${at(3)}::text[]) then
      case when ${names} like any (${at(0)}::text[]) then 0
        when ${names} like any (${at(1)}::text[]) then 1
        when ${names} like any (${at(2)}::text[]) then 2
        else 3 end
    when ${names} like all (${at(4)}::text[]) then 4
    when ${names} like all (${at(5)}::text[]) then 5
    else 6 end`;
