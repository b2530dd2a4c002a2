import { asLatinKeys, asPersianKeys } from '#lib/text/keyboard.ts';
import { fold, partAll } from '#server/modules/search/fold.ts';
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
import type { Forms } from '#server/modules/search/topics.ts';
import { isLatin } from '#server/modules/search/twins.ts';
import { searchAlternatives } from '#server/modules/search/typed.ts';

/** Maximum corrections tried per word, of each kind. */
const mostCorrections = 4;
/** Maximum words and prefixes searched for, over all readings of the text. */
const mostSought = 60;

/** The two halves of a joined word, for each position where it can be split. */
function halvesOf(word: string): [string, string][] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((_, at) => [letters.slice(0, at + 1).join(''), letters.slice(at + 1).join('')]);
}

const isWord = (word: string): boolean => /^\p{L}{2,20}$/u.test(word);
const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]}${word}`);

/** A reading of the text: its slots, and the words used for ranking. */
interface Way {
  slots: Slot[];
  words: string[];
}

/** A corrected text. */
export interface Mended {
  readonly query: Query;
  /** Its words as they were probably meant. */
  readonly meant: readonly string[];
}

/**
 * Corrects a text that found nothing: one typing error per word, letters that sound alike, words typed with the other
 * keyboard or in the letters of the other script, neighbouring words joined (with or without an error), or a word
 * split in two.
 * @returns null when there is no other reading
 */
export function mend(words: readonly string[], known: Known): Mended | null {
  // Known words are assumed to be right, unless all are known and no entry has them together.
  const isWrong = words.some((word) => !known.words.hasStart(word));
  const typed = words.map((word) => (isWrong ? readKnown(word, known) : readWrong(word, known)));
  const joined = joinedPairs(words).map((word) => readKnown(word, known));
  const others: Read[][] = [
    ...joined.flatMap((one, at) => (one.isKnown ? [replaced(typed, at, [one], 2)] : [])),
    ...typed.flatMap((one, at) =>
      one.isKnown ? [] : parted(one.word, known).map((two) => replaced(typed, at, two)),
    ),
    ...joined.flatMap((one, at) =>
      one.isKnown || one.corrections.length === 0 ? [] : [replaced(typed, at, [one], 2)],
    ),
  ];
  if (others.length === 0 && typed.every(({ corrections }) => corrections.length === 0))
    return null;
  const readings = [typed, ...others];
  const ways = within(mostSought, readings.map(wayOf));
  const query = toQuery(
    ways.map(({ slots }) => slots),
    [...ways.map((way) => way.words), words],
    known,
  );
  const meant =
    readings.find((one) => one.every(({ best }) => isKnownOrCode(best, known))) ?? typed;
  return { query, meant: meant.map(({ best }) => best) };
}

const isKnownOrCode = (word: string, { words }: Known): boolean =>
  /\d/.test(word) || words.hasStart(word);

/** The first readings, as long as they search for at most `most` words together. */
function within(most: number, ways: readonly Way[]): Way[] {
  let sought = 0;
  return ways.filter(({ slots }) => {
    for (const { starts, words } of slots) sought += starts.length + words.length;
    return sought <= most;
  });
}

interface Read {
  word: string;
  corrections: readonly string[];
  twins: readonly string[];
  /** The word itself, or its most likely correction when it is unknown. */
  best: string;
  /** Whether it is the prefix of a known word. */
  isKnown: boolean;
}

function wayOf(read: readonly Read[]): Way {
  const starts = startsIn(read.map(({ word }) => word));
  return {
    slots: read.map(({ word, corrections, twins }) =>
      (starts.has(word) ? asStart : asWord)(word, [...new Set([...corrections, ...twins])]),
    ),
    words: read.map(({ best }) => best),
  };
}

const replaced = (read: readonly Read[], at: number, by: Read[], instead = 1): Read[] => [
  ...read.slice(0, at),
  ...by,
  ...read.slice(at + instead),
];

const readKnown = (word: string, known: Known): Read =>
  known.words.hasStart(word) ? readRight(word, known) : readWrong(word, known);

const readRight = (word: string, { twins }: Known): Read => ({
  word,
  corrections: [],
  twins: twins.get(word) ?? [],
  best: word,
  isKnown: true,
});

/** The word as the other keyboard types it, if a name has it. Codes are believed: their words are not known. */
function otherKeys(word: string, { words }: Known): string[] {
  if (/^[a-z]+$/.test(word)) return [fold(asPersianKeys(word))].filter((one) => words.has(one));
  if (!/^[\p{Script=Arabic}\d]+$/u.test(word)) return [];
  const latin = asLatinKeys(word);
  return /^(?:[a-z]+\d[a-z\d]*|\d+[a-z]+)$/.test(latin) || words.has(latin) ? [latin] : [];
}

function readWrong(word: string, known: Known): Read {
  const { words, twins } = known;
  const isKnown = words.hasStart(word);
  const near = words.near(word);
  const corrections = [
    ...otherKeys(word, known),
    ...(near.length > 0 ? near : words.alike(word)).slice(0, mostCorrections),
    ...(isKnown || (near.length > 0 && !isLatin(word)) ? [] : known.sounds.like(word)).slice(
      0,
      mostCorrections,
    ),
  ];
  const best = isKnown ? word : (corrections[0] ?? word);
  const others = [...(twins.get(word) ?? []), ...(twins.get(best) ?? [])];
  return { word, corrections, twins: others, best, isKnown };
}

/** The forms in which each word of a text may stand in a name, the likeliest first. */
export const formsOf = (text: readonly string[], known: Known): Forms[] =>
  text.map((word) => {
    const { best, corrections, twins } = readKnown(word, known);
    return [...new Set([best, word, ...corrections.slice(0, mostForms), ...twins])];
  });

/** The same, with the other names of each word. */
export const withNames = (text: readonly Forms[]): Forms[] =>
  text.map((forms) => [...new Set([...forms, ...shopWords.othersOf(forms[0] ?? '')])]);

const mostForms = 3;

/** A text of one script, typed with the keyboard left in the other one: as it was meant, if its words are known then. */
export function inOtherKeys(
  typed: string,
  words: readonly string[],
  { words: known }: Known,
): string[] | null {
  const retyped = /\p{Script=Arabic}/u.test(typed) ? asLatinKeys(typed) : asPersianKeys(typed);
  if (marks.test(retyped)) return null;
  const [first = [], others = first] = searchAlternatives(retyped);
  const isKnown = (word: string) => /\d/.test(word) || known.has(word);
  const areLong = others.some((word) => word.length >= shortestRetyped && known.has(word));
  return areLong && others.every(isKnown) && !words.every(isKnown) ? others : null;
}

/** What no Latin word has within: the text was in Persian. */
const marks = /[[\];,']/;
const shortestRetyped = 3;

/** Splits a word in two: known words, or the letters and digits of a code. */
function parted(word: string, known: Known): Read[][] {
  const asPieces = (pieces: string[]) => pieces.map((piece) => readRight(piece, known));
  const pieces = partAll(word).split(' ');
  if (pieces.length > 1) return [asPieces(pieces)];
  if (!isWord(word)) return [];
  return halvesOf(word)
    .filter((halves) => halves.every((half) => known.words.has(half)))
    .map(asPieces);
}
