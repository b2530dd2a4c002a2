import { fold, joinCodes, partNumbers, split, zwnj } from '#server/modules/search/fold.ts';

/** Letters of a typed text that are looked at, and words. */
const longest = 100;
const mostWords = 6;
/** Plural endings that stand apart, as after a ZWNJ; names hardly ever have them. */
const endings = new Set(['ها', 'های', 'هایی']);

function wordsOf(text: string): string[] {
  const words = split(text);
  const kept = words.filter((word) => !endings.has(word));
  return (kept.length > 0 ? kept : words).slice(0, mostWords);
}

/** Of three digits at least: fewer are a size or a model. */
const writtenCode = /^(?:کد )?([1-9]\d{2,9})$/;
const largest = 2_147_483_647;

/** The code of a product, when a shopper typed just that; price lists print them. */
export function typedCode(typed: string): number | null {
  const code = Number(writtenCode.exec(fold(typed.slice(0, longest)))?.[1]);
  return code <= largest ? code : null;
}

/**
 * What a shopper typed, as alternatives: something is found when one of its words begins with each word
 * of one alternative, in any order. At most 6 words each; none when nothing is left to search for.
 */
export function searchAlternatives(typed: string): string[][] {
  const folded = partNumbers(fold(typed.slice(0, longest)));
  const spaced = folded.replaceAll(zwnj, ' ');
  const joined = folded.replaceAll(zwnj, '');
  const ways = [joinCodes(spaced), spaced, joined].map(wordsOf);
  const different = new Map(ways.map((words) => [words.join(' '), words]));
  return [...different.values()].filter((words) => words.length > 0);
}
