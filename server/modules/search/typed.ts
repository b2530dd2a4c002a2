import { fold, joinCodes, partNumbers, split, zwnj } from '#server/modules/search/fold.ts';

/** Maximum letters and words of a typed text that are used. */
const longest = 100;
const mostWords = 6;
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

/**
 * The typed text as alternatives: an entry matches when it has, for each word of one alternative, a word with
 * that prefix, in any order. At most 6 words each; none when nothing is left to search for.
 */
export function searchAlternatives(typed: string): string[][] {
  const folded = partNumbers(fold(typed.slice(0, longest)));
  const spaced = folded.replaceAll(zwnj, ' ');
  const joined = folded.replaceAll(zwnj, '');
  const ways = [joinCodes(spaced), spaced, joined].map(wordsOf);
  const different = new Map(ways.map((words) => [words.join(' '), words]));
  return [...different.values()].filter((words) => words.length > 0);
}
