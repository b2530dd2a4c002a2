import { fold, joinCodes, partAll, partNumbers, split, zwnj } from '#server/modules/search/fold.ts';

/** Codes with punctuation inside, `WH-1000XM5`, are also found without it. */
const marked = /(?<=[a-z0-9])[-./](?=[a-z0-9])/gi;

/** Capitalised words followed by a number, `PlayStation 5`: people write `PS5`. */
const initialled = /\b(?:[A-Z][a-z]+){2,3} (?=\d)/g;

/** The text, and its common abbreviations. */
function shortenings(text: string): string[] {
  const short = text.replace(initialled, (series) => series.replace(/[^A-Z]/g, ''));
  return [...new Set([text, short])];
}

/** The text after it says what an item is made for, not what it is: a case for iPhone 16. */
const goesWith = /(?<=\S) (?:(?:مناسب |مخصوص )?برای|for) (?=\S)/i;

/** The folded spellings of a text: each ZWNJ replaced by a space, and each ZWNJ removed. */
function spellings(text: string): string[] {
  const folded = partNumbers(fold(text));
  const read = [folded.replaceAll(zwnj, ' '), folded.replaceAll(zwnj, '')];
  return [...new Set([...read, ...read.map(joinCodes)])];
}

/**
 * The words by which texts are found: as written, with ZWNJ as a space and as nothing, codes without
 * punctuation, and the letters and digits of words like s24 separately. Sorted, without duplicates.
 */
export function searchWords(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts.flatMap(shortenings)) {
    const folded = fold(text);
    const ways = [
      folded.replaceAll(zwnj, ' '),
      folded.replaceAll(zwnj, ''),
      fold(text.normalize('NFKC').replace(marked, '')).replaceAll(zwnj, ' '),
    ];
    for (const way of ways) {
      for (const spelled of [way, joinCodes(way), partAll(way)]) {
        for (const word of split(spelled)) found.add(word);
      }
    }
  }
  return [...found].toSorted();
}

/**
 * Names in the form used for ranking: `| گوشی گلکسی s24
 * galaxy s24 |`. What an item is made for is left out, so that a search for a phone has phones first and then
 * their cases.
 */
export function searchNames(names: readonly string[]): string {
  const own = names.map((name) => name.split(goesWith)[0] ?? name);
  const all = own.flatMap(shortenings).flatMap(spellings).filter(Boolean);
  return `| ${[...new Set(all)].map((name) => split(name).join(' ')).join(' | ')} |`;
}

/**
 * Position of words that are not in a name: the last possible one, because a word without a position matches
 * any weight.
 */
const nowhere = '16383';

/** The same for words of a thing's brand and category, which say what it is, as its names do. */
const ofKind = `${nowhere}B`;

/** The stored search entry. */
export interface SearchEntry {
  /** The words of its names, with a bar between names. */
  names: string[];
  /** All words by which it is found. */
  words: string[];
  /** Both as a PostgreSQL tsvector: words of names with positions and weight A, of its kind with weight B, others without. */
  vector: string;
}

/**
 * The word by which a product is found by its code only. It contains a character that no other word has, so
 * that `iphone 12` does not find product 12.
 */
export const codeWord = (code: number): string => `#${code}`;

/**
 * @param texts its brand and category, by which it is found besides its names
 * @param code of a product; not among `words`, because codes are not corrected
 */
export function searchEntry(
  names: readonly string[],
  texts: readonly string[],
  code: number | null = null,
): SearchEntry {
  const places = new Map<string, string[]>();
  for (const [at, word] of searchNames(names).split(' ').entries()) {
    if (word !== '') places.set(word, [...(places.get(word) ?? []), `${at + 1}A`]);
  }
  const own = [...places.keys()];
  for (const word of searchWords(texts)) {
    if (!places.has(word)) places.set(word, [ofKind]);
  }
  for (const word of searchWords(names)) {
    if (!places.has(word)) places.set(word, [nowhere]);
  }
  return {
    names: own,
    words: [...places.keys()],
    vector: [...places, ...(code === null ? [] : [[codeWord(code), [nowhere]] as const])]
      .map(([word, at]) => `'${word}':${at.join(',')}`)
      .join(' '),
  };
}
