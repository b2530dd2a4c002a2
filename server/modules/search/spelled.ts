import { numberInWords } from '#lib/text/number-words.ts';
import { fold } from '#server/modules/search/fold.ts';

/** Numbers up to this one are read in words, larger ones with their unit («هزار»). */
const largest = 999;
/** «صد و بیست و هشت». */
const mostWords = 5;

const spelled = new Map(
  Array.from({ length: largest }, (_, at): [string, string] => [
    fold(numberInWords(at + 1)),
    String(at + 1),
  ]),
);
/** As they are spoken. */
for (const [word, digits] of [
  ['شیش', '6'],
  ['پونزده', '15'],
  ['شونزده', '16'],
  ['هیفده', '17'],
  ['هیجده', '18'],
] as const) {
  spelled.set(word, digits);
}

/** How the letters of models are spoken: «اس ۲۴» is `s24`. */
const letters = new Map([
  ['ا', 'a'],
  ['ای', 'a'],
  ['اس', 's'],
  ['ام', 'm'],
  ['اف', 'f'],
  ['ایکس', 'x'],
  ['تی', 't'],
  ['جی', 'g'],
  ['زد', 'z'],
  ['وی', 'v'],
]);

/** Numbers in digits, and with them the letter of a model. */
export function inDigits(words: readonly string[]): string[] {
  const read = readSpelled(words).map((token) => token.read);
  return read.flatMap((word, at) => {
    const isCode = (one: number) => letters.has(read[one] ?? '') && /^\d/.test(read[one + 1] ?? '');
    if (isCode(at - 1)) return [];
    return isCode(at) ? `${letters.get(word)}${read[at + 1]}` : word;
  });
}

/** A word, or several that are one number. */
export interface Token {
  readonly words: readonly string[];
  /** The word, or the number in digits. */
  readonly read: string;
}

/** Reads numbers in words: «آیفون سیزده» is `iphone 13`. */
export function readSpelled(words: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const token = numberAt(words, at) ?? { words: [words[at] ?? ''], read: words[at] ?? '' };
    tokens.push(token);
    at += token.words.length;
  }
  return tokens;
}

function numberAt(words: readonly string[], at: number): Token | null {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const own = words.slice(at, at + count);
    const read = spelled.get(own.join(' '));
    if (read !== undefined) return { words: own, read };
  }
  return null;
}
