import { fold, joinCodes, partAll, partNumbers, split, zwnj } from '#server/modules/search/fold.ts';

/** Codes with marks inside, `WH-1000XM5`, are also found without them. */
const marked = /(?<=[a-z0-9])[-./](?=[a-z0-9])/gi;

/** Capitals inside a word and a number after it, `PlayStation 5`: people write `PS5`. */
const initialled = /\b(?:[A-Z][a-z]+){2,3} (?=\d)/g;

/** The text, and as people shorten it. */
function shortenings(text: string): string[] {
  const short = text.replace(initialled, (series) => series.replace(/[^A-Z]/g, ''));
  return [...new Set([text, short])];
}

/** What stands behind says what a thing goes with, not what it is: a case for iPhone 16. */
const goesWith = /(?<=\S) (?:(?:مناسب |مخصوص )?برای|for) (?=\S)/i;

/** A text with ZWNJ read as a space, and where there is one, as nothing. */
function spellings(text: string): string[] {
  const folded = partNumbers(fold(text));
  const read = [folded.replaceAll(zwnj, ' '), folded.replaceAll(zwnj, '')];
  return [...new Set([...read, ...read.map(joinCodes)])];
}

/**
 * The words under which texts are found: each as it stands, ZWNJ read as a space and as nothing, codes
 * without their marks, and the letters and digits of words like s24 apart. Sorted, each once.
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
 * Names as their likeness to what was typed is judged by: `| گوشی گلکسی s24 | galaxy s24 |`. What a
 * thing goes with is left out, so that who looks for a phone gets phones first and then their cases.
 */
export function searchNames(names: readonly string[]): string {
  const own = names.map((name) => name.split(goesWith)[0] ?? name);
  const all = own.flatMap(shortenings).flatMap(spellings).filter(Boolean);
  return `| ${[...new Set(all)].map((name) => split(name).join(' ')).join(' | ')} |`;
}

/** Where words stand that are in no name: at the last place there is, for one without a place has any weight. */
const nowhere = '16383';

/** What a search keeps of a thing. */
export interface SearchEntry {
  /** The words of its names; a bar stands between names. */
  names: string[];
  /** All words under which it is found. */
  words: string[];
  /** Both in PostgreSQL's tsvector language: words of names with their places and weight A, others without. */
  vector: string;
}

/**
 * The word under which a product is found by its code alone. It holds a sign that nobody's words hold, so that `iphone
 * 12` finds no product 12.
 */
export const codeWord = (code: number): string => `#${code}`;

/**
 * @param texts what a thing is found under beside its names
 * @param code that of a product; not among `words`, for nobody mistypes it into another
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
  for (const word of searchWords([...names, ...texts])) {
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
