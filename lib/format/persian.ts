import { toLatinDigits } from '#lib/format/digits.ts';

const zwnj = '\u200c';
/** Tatweel, harakat (not the hamza above, which is spelling: همهٔ), bidi controls, zero-width marks other than ZWNJ and ZWJ, and control characters. */
const invisible =
  // oxlint-disable-next-line no-control-regex no-misleading-character-class -- they are what is to go
  /[\u0640\u064b-\u0653\u0655-\u065f\u0670\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const letters: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ە: 'ه' };

/**
 * Text as it is stored (architecture, "Persian text"): Arabic ي ى ك become Persian, tatweel, harakat,
 * bidi controls and control characters go, lone surrogates become U+FFFD. Digits stay as they are.
 */
export function normalisePersian(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(invisible, '')
      .replace(/[يىكە]/g, (letter) => letters[letter] ?? letter)
      // What stood between a letter and its hamza is gone.
      .normalize('NFC')
  );
}

const foldedLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
  ة: 'ه',
  ۀ: 'ه',
};
/** A number glued to a word of at least three letters, as in iphone15; s24 is one word. */
const gluedNumber = /(\p{L}{3,})(?=\d)|(\d)(?=\p{L}{3,})/gu;
const anyGluedNumber = /(\p{L})(?=\d)|(\d)(?=\p{L})/gu;
const longestWord = 40;
const mostWords = 8;

/** What both sides of a search compare: lower case, Latin digits, no accents, letters and digits only. */
function fold(text: string): string {
  return toLatinDigits(normalisePersian(text.normalize('NFKC')).toLowerCase())
    .replace(/[أإآؤئةۀ]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\u200c]+/gu, ' ');
}

function split(text: string): string[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => Array.from(word).slice(0, longestWord).join(''));
}

/**
 * The words under which texts are found: each as it stands, ZWNJ read as a space and as nothing, and
 * the letters and digits of words like s24 apart. Sorted, each once.
 */
export function searchWords(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const folded = fold(text);
    for (const spelled of [folded.replaceAll(zwnj, ' '), folded.replaceAll(zwnj, '')]) {
      for (const word of split(spelled)) found.add(word);
      for (const word of split(spelled.replace(anyGluedNumber, '$& '))) found.add(word);
    }
  }
  return [...found].toSorted();
}

/**
 * What a shopper typed, as alternatives: something is found when one of its words begins with each word
 * of one alternative, in any order. At most 8 words each; empty when nothing is left to search for.
 */
export function searchAlternatives(typed: string): string[][] {
  const folded = fold(typed).replace(gluedNumber, '$& ');
  const spaced = split(folded.replaceAll(zwnj, ' ')).slice(0, mostWords);
  const joined = split(folded.replaceAll(zwnj, '')).slice(0, mostWords);
  if (spaced.length === 0) return [];
  return spaced.join(' ') === joined.join(' ') ? [spaced] : [spaced, joined];
}
