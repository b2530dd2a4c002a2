import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';

/** Letters of a text that is counted; longer ones are no search for goods. */
const longest = 100;
/** Phone, card, national and postal codes have at least eight digits, however they are grouped. */
const longNumber = /(?:\p{Nd}[\s.()+]*){8,}/u;
/** A mail or web address. Addresses of searches have lost their `@` and dots. */
const address = /@|:\/\/|(?:^|[\s.])(?:www|(?:com|net|org|info|ir|co)(?=$|[\s./]))/;
const letter = /\p{L}/u;

/**
 * A search text as it is counted: in Persian letters, lower case, with single spaces, Latin digits.
 * @returns null for one that may name a person, and one that is no search for goods
 */
export function countedText(typed: string): string | null {
  const text = toLatinDigits(normalisePersian(typed.slice(0, 4 * longest)))
    .toLowerCase()
    .replace(/[\s_-]+/gu, ' ')
    .trim();
  const letters = Array.from(text);
  if (letters.length < 2 || letters.length > longest || !letter.test(text)) return null;
  return longNumber.test(text) || address.test(text) ? null : text;
}
