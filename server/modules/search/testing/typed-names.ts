import { asLatinKeys, asPersianKeys } from '#lib/text/keyboard.ts';

// Texts as shoppers may type a product's name, from a fixed seed.

/** Mulberry32: the same numbers on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const below = (random: Random, end: number): number => Math.floor(random() * end);

const persianAlphabet = 'ابپتجچخدرزسشعفقکگلمنوهی';
const latinAlphabet = 'abcdefghijklmnopqrstuvwxyz';
const isLong = (word: string): boolean => /^[\p{L}\u200c]{4,}$/u.test(word);

/** One letter of one word is left out, doubled, replaced or swapped with the next. */
function mistyped(text: string, random: Random): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (isLong(word) ? at : []));
  const chosen = long[below(random, long.length)];
  if (chosen === undefined) return text;
  const letters = Array.from(words[chosen] ?? '');
  const at = below(random, letters.length - 1);
  const [letter = '', next = ''] = letters.slice(at, at + 2);
  const alphabet = /[a-z]/i.test(letter) ? latinAlphabet : persianAlphabet;
  const ways = [
    [],
    [letter, letter],
    [alphabet[below(random, alphabet.length)] ?? ''],
    [next, letter],
  ];
  const way = below(random, ways.length);
  letters.splice(at, way === 3 ? 2 : 1, ...(ways[way] ?? []));
  return words.with(chosen, letters.join('')).join(' ');
}

function reordered(text: string, random: Random): string {
  const words = text.split(' ');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const other = below(random, at + 1);
    [words[at], words[other]] = [words[other] ?? '', words[at] ?? ''];
  }
  return words.join(' ');
}

/** How Persian letters are usually written in Latin, each way as often. */
const finglishLetters: Readonly<Record<string, readonly string[]>> = {
  آ: ['a', 'aa'],
  ا: ['a'],
  ب: ['b'],
  پ: ['p'],
  ت: ['t'],
  ث: ['s'],
  ج: ['j'],
  چ: ['ch'],
  ح: ['h'],
  خ: ['kh'],
  د: ['d'],
  ذ: ['z'],
  ر: ['r'],
  ز: ['z'],
  ژ: ['zh', 'j'],
  س: ['s'],
  ش: ['sh'],
  ص: ['s'],
  ض: ['z'],
  ط: ['t'],
  ظ: ['z'],
  ع: ['a', ''],
  غ: ['gh'],
  ف: ['f'],
  ق: ['gh', 'q'],
  ک: ['k'],
  گ: ['g'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
  و: ['o', 'u', 'oo'],
  ه: ['h'],
  ی: ['i', 'y'],
  ئ: ['e'],
  '\u200c': [''],
};

const inFinglish = (text: string, random: Random): string =>
  Array.from(text, (letter) => {
    const ways = finglishLetters[letter] ?? [letter];
    return ways[below(random, ways.length)] ?? '';
  }).join('');

/** The Persian name typed with a Latin keyboard, or the Latin one with a Persian keyboard. */
const inOtherKeys = ({ nameFa, nameEn }: Named, random: Random): string =>
  below(random, 2) === 0
    ? asLatinKeys(nameFa.replaceAll('\u200c', ' ').toLowerCase())
    : asPersianKeys(nameEn);

export interface Named {
  readonly nameFa: string;
  readonly nameEn: string;
}

/** One of the names with a typing error, in another order, in Finglish, or typed with the wrong keyboard. */
export function typedName(named: Named, random: Random): string {
  const either = below(random, 2) === 0 ? named.nameFa : named.nameEn;
  const ways = [
    () => mistyped(either, random),
    () => reordered(either, random),
    () => inFinglish(named.nameFa, random),
    () => inOtherKeys(named, random),
  ];
  return ways[below(random, ways.length)]?.() ?? either;
}
