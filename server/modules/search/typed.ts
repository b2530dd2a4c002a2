import { fold, joinCodes, partNumbers, split, zwnj } from '#server/modules/search/fold.ts';
import { type PriceRange, takePrice } from '#server/modules/search/price-words.ts';
import { inDigits } from '#server/modules/search/spelled.ts';

/** Maximum letters and words of a typed text that are used. */
const longest = 100;
const mostWords = 10;
/** Separate plural endings, as after a ZWNJ; they hardly ever occur in names. */
const endings = new Set(['ها', 'های', 'هایی']);

function wordsOf(text: string): string[] {
  const words = split(text);
  const kept = words.filter((word) => !endings.has(word));
  return (kept.length > 0 ? kept : words).slice(0, mostWords);
}

/** At least three digits: fewer are a size or a model. */
const writtenCode = /^(?:کد )?([1-9]\d{2,9})$/;
const largest = 2_147_483_647;

/** The product code, when a shopper typed only that; price lists contain codes. */
export function typedCode(typed: string): number | null {
  const code = Number(writtenCode.exec(fold(typed.slice(0, longest)))?.[1]);
  return code <= largest ? code : null;
}

/** The typed text, folded. */
const folded = (typed: string): string => partNumbers(fold(typed.slice(0, longest)));

const different = (ways: readonly string[][]): string[][] => [
  ...new Map(ways.map((words) => [words.join(' '), words])).values(),
];

function alternativesOf(text: string): string[][] {
  const spaced = text.replaceAll(zwnj, ' ');
  const joined = text.replaceAll(zwnj, '');
  const ways = [joinCodes(spaced), spaced, joined].map(wordsOf);
  return different(ways).filter((words) => words.length > 0);
}

/**
 * The typed text as alternatives: an entry matches when it has, for each word of one alternative, a word with
 * that prefix, in any order. At most 10 words each; none when nothing is left to search for.
 */
export const searchAlternatives = (typed: string): string[][] => alternativesOf(folded(typed));

/** What a shopper typed. */
export interface Typed {
  /** As in `searchAlternatives`, without the words of the price, and with spelled numbers and models in digits, too. */
  readonly alternatives: readonly string[][];
  readonly price: PriceRange | null;
  /** The text without the words of the price. */
  readonly text: string;
}

export function readTyped(typed: string): Typed {
  const text = folded(typed);
  const { words, price } = takePrice(split(text.replaceAll(zwnj, ' ')));
  const rest = words.join(' ');
  const alternatives = alternativesOf(price === null ? text : rest);
  const numbered = alternatives.map(inDigits);
  return {
    alternatives: different([...alternatives, ...numbered]),
    price,
    text: price === null ? typed : rest,
  };
}
