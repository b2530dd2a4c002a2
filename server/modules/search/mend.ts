import { partAll } from '#server/modules/search/fold.ts';
import { isNear, isNearStart, mayBeMistyped, typedKeys } from '#server/modules/search/near.ts';
import type { Twins } from '#server/modules/search/known-twins.ts';
import type { Known } from '#server/modules/search/queries.ts';
import {
  asStart,
  asWord,
  type Query,
  type Slot,
  startsIn,
  toQuery,
} from '#server/modules/search/query.ts';

/** Corrections of one word that are tried. */
const mostCorrections = 4;
/** Words and beginnings that are looked for at most, in all ways to read the text. */
const mostSought = 40;

/** A joined word's two halves, at each place where it may be parted. */
function halvesOf(word: string): [string, string][] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((_, at) => [letters.slice(0, at + 1).join(''), letters.slice(at + 1).join('')]);
}

const isWord = (word: string): boolean => /^\p{L}{2,20}$/u.test(word);
const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]}${word}`);

/** What to ask the vocabulary for, as `readVocabulary` takes it. */
export function questionsFor(words: readonly string[]): [string[], string[], string[]] {
  const halves = words.filter(isWord).flatMap((word) => halvesOf(word).flat());
  return [
    [...words, ...joinedPairs(words)].flatMap(typedKeys),
    [...new Set([...words, ...halves])],
    [...new Set([...words, ...joinedPairs(words)])],
  ];
}

/** A way to read the text: its slots, and the words by which likeness is judged. */
interface Way {
  slots: Slot[];
  words: string[];
}

/** What is known of words: those near them, and their names in the other script. */
export interface Vocabulary {
  known: readonly Known[];
  twins: Twins;
}

/**
 * Reads a text that found nothing as what the shopper may have meant: each word with one typing error,
 * neighbours joined, rightly or with an error, a word parted in two.
 * @returns null when there is no other way to read it
 */
export function mend(words: readonly string[], vocabulary: Vocabulary): Query | null {
  const read = words.map((word) => readWord(word, vocabulary));
  // Known words are right, unless all are known and yet nothing has them together.
  const isWrong = read.some(({ isKnown }) => !isKnown);
  const typed = isWrong ? read.map((one) => (one.isKnown ? asRight(one) : one)) : read;
  const joined = joinedPairs(words).map((word) => readWord(word, vocabulary));
  const others: Read[][] = [
    ...joined.flatMap((one, at) => (one.isKnown ? [replaced(typed, at, [asRight(one)], 2)] : [])),
    ...typed.flatMap((one, at) =>
      one.isKnown ? [] : parted(one.word, vocabulary).map((two) => replaced(typed, at, two)),
    ),
    ...joined.flatMap((one, at) =>
      one.isKnown || one.corrections.length === 0 ? [] : [replaced(typed, at, [one], 2)],
    ),
  ];
  if (others.length === 0 && typed.every(({ corrections }) => corrections.length === 0))
    return null;
  const ways = within(mostSought, [typed, ...others].map(wayOf));
  return toQuery(
    ways.map(({ slots }) => slots),
    [...ways.map((way) => way.words), words],
  );
}

/** The first ways, as many as look for so much together. */
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
  /** The word itself, or the likeliest one when it is none. */
  best: string;
  /** Whether it begins a known word. */
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

const asRight = (read: Read): Read => ({ ...read, corrections: [] });

function readWord(word: string, { known, twins }: Vocabulary): Read {
  const isKnown = known.some(({ found, of }) => found === 'start' && of === word);
  const corrections = correctionsOf(word, known);
  const best = isKnown ? word : (corrections[0] ?? word);
  const others = [...(twins.get(word) ?? []), ...(twins.get(best) ?? [])];
  return { word, corrections, twins: others, best, isKnown };
}

/** Known words one error away, whole ones before beginnings, the most used first. */
function correctionsOf(word: string, known: readonly Known[]): string[] {
  if (!mayBeMistyped(word)) return [];
  const near = known
    .filter((each) => each.found === 'near' && each.word !== word)
    .toSorted((a, b) => b.uses - a.uses)
    .map((each) => each.word);
  const all = near.filter((each) => isNear(word, each));
  const starts = near.filter((each) => !all.includes(each) && isNearStart(word, each));
  return [...all, ...starts].slice(0, mostCorrections);
}

/** A word as two: known ones, or the letters and the digits of a code. */
function parted(word: string, { known, twins }: Vocabulary): Read[][] {
  const asKnown = (piece: string) => readWord(piece, { known: [], twins });
  const pieces = partAll(word).split(' ');
  if (pieces.length > 1) return [pieces.map(asKnown)];
  const words = new Set(known.filter(({ found }) => found === 'word').map((each) => each.word));
  return halvesOf(word)
    .filter((halves) => halves.every((half) => words.has(half)))
    .map((halves) => halves.map(asKnown));
}
