import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';

export const zwnj = '\u200c';

const foldedLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
  ة: 'ه',
  ۀ: 'ه',
};
/** A number attached to a word of at least three letters, as in iphone15; s24 stays one word. */
const gluedNumber = /(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{3})/gu;
const longestWord = 40;

/**
 * The form in which texts are compared: lower case, Latin digits, no accents or apostrophes, letters and
 * digits only, words separated by one space. A ZWNJ between letters stays.
 */
export function fold(text: string): string {
  return toLatinDigits(normalisePersian(text.normalize('NFKC')).toLowerCase())
    .replace(/[أإآؤئةۀ]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/(?<=\d)[٬,](?=\d{3})/g, '')
    .replace(/[^\p{L}\p{N}\u200c]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^\u200c+|(?<!\u200c)\u200c+$/g, ''))
    .filter(Boolean)
    .join(' ');
}

/** Separates numbers from words, so that `iphone15` and `iphone 15` are equal. */
export const partNumbers = (folded: string): string => folded.replace(gluedNumber, ' ');

export function split(folded: string): string[] {
  return folded
    .split(' ')
    .filter(Boolean)
    .map((word) => Array.from(word).slice(0, longestWord).join(''));
}

/** Separates letters from digits: `1000xm5` becomes `1000 xm 5`. */
export const partAll = (folded: string): string =>
  folded.replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ');

/** Joins one or two letters with a following number: `s 24` becomes `s24`. */
export const joinCodes = (folded: string): string =>
  folded.replace(/(?<= |^)(\p{L}{1,2}) (?=\d)/gu, '$1');
