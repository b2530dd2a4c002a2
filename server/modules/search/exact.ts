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

type Words = readonly string[];

/** A word in fewer entries is asked for with its other names, too. */
const rare = 3;

/** The word in the other script, and its other names when few goods have it. */
function othersOf(word: string, { twins, words }: Known): string[] {
  const own = twins.get(word) ?? [];
  if (words.usesOf(word) >= rare) return [...own];
  const names = shopWords.othersOf(word);
  return [...new Set([...own, ...names, ...names.flatMap((name) => twins.get(name) ?? [])])];
}

function slotsOf(words: readonly string[], known: Known, kind?: ReadonlySet<string>): Slot[] {
  const starts = startsIn(words);
  return words.map((word) => ({
    ...(starts.has(word) ? asStart : asWord)(word, othersOf(word, known)),
    isOwn: kind?.has(word) === true,
  }));
}

/** The words that name a category; none when they name more than one thing, such as a cover and a phone. */
function kindIn(words: readonly string[], { topics, twins }: Known): ReadonlySet<string> {
  const forms = words.map((word) => [word, ...(twins.get(word) ?? [])]);
  const kind = words.filter((_, at) => topics.isKind(forms[at] ?? []));
  const own = forms.filter((each) => topics.isKind(each));
  return new Set(topics.isOneKind(own) ? kind : []);
}

/**
 * The text as typed where its words for a kind of goods say what a thing is, not what it is made for: for «گوشی» no
 * covers.
 * @returns null when it names no kind, or more than one
 */
function ofItsKind(alternatives: readonly Words[], known: Known): Query | null {
  const kinds = alternatives.map((words) => kindIn(words, known));
  return kinds.some((kind) => kind.size > 0) ? exactly(alternatives, known, kinds) : null;
}

/** The queries for a text, the narrowest first; none without words. */
export const queriesFor = (alternatives: readonly Words[], known: Known): (() => Query | null)[] =>
  alternatives.length === 0
    ? []
    : [() => ofItsKind(alternatives, known), () => exactly(alternatives, known)];

/** Matches the text as typed, in either script, without correcting typing errors. */
export function exactly(
  alternatives: readonly Words[],
  known: Known,
  kinds: readonly ReadonlySet<string>[] = [],
): Query {
  const { twins } = known;
  const twinned = alternatives.map((words) => words.map((word) => twins.get(word)?.[0] ?? word));
  return toQuery(
    alternatives.map((words, at) => slotsOf(words, known, kinds[at])),
    [...alternatives, ...twinned],
    known,
  );
}

/** The text in other words: without those that say nothing of goods, and with other names of several words; none when it has none. */
export function inOtherWords(alternatives: readonly Words[]): Words[] {
  const short = alternatives.map((words) => shopWords.withoutFillers(words));
  const others = short.flatMap((words) => shopWords.rephrased(words));
  const isSame = short.every((words, at) => words.length === alternatives[at]?.length);
  return isSame && others.length === 0 ? [] : [...short, ...others].slice(0, mostReadings);
}

const mostReadings = 8;
