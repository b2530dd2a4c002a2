/**
 * How letters sound, without vowels and letters that may be one: آیفون and iphone are both `fn`. A w is left
 * out only if it is not the first letter: واچ and watch are both `vš`.
 */
const latin: readonly (readonly [RegExp, string])[] = [
  [/^[wv]/g, 'V'],
  [/tion/g, 'šn'],
  [/ph/g, 'f'],
  [/th/g, 's'],
  [/tch/g, 'š'],
  [/[cs]h/g, 'š'],
  [/kh/g, 'h'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/[jg]/g, 'g'],
  [/z/g, 's'],
  [/[aeiouywvh]/g, ''],
  [/V/g, 'v'],
];
const persian: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ز: 's',
  ذ: 's',
  ض: 's',
  ظ: 's',
  ج: 'g',
  ژ: 'g',
  گ: 'g',
  چ: 'š',
  ش: 'š',
  د: 'd',
  ر: 'r',
  غ: 'k',
  ق: 'k',
  ک: 'k',
  ف: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

const once = (sound: string): string => sound.replace(/(.)\1+/gu, '$1');

/** The consonants of a word as they sound. */
export function soundOf(word: string): string {
  if (/^[a-z]+$/.test(word)) {
    return once(latin.reduce((sound, [letters, by]) => sound.replace(letters, by), word));
  }
  const first = word.startsWith('و') ? 'v' : '';
  return first + once(Array.from(word, (letter) => persian[letter] ?? '').join(''));
}

export const isLatin = (word: string): boolean => /^[a-z]{2,}$/.test(word);
export const isPersian = (word: string): boolean => /^\p{Script=Arabic}{2,}$/u.test(word);

/**
 * Names that occur in both scripts, found by comparing words: Persian and Latin ones that sound alike, such
 * as آیفون and iphone. Each pair as [Persian, Latin].
 */
export function twinsOf(words: readonly string[]): [persian: string, latin: string][] {
  const bySound = new Map<string, string[]>();
  for (const word of words.filter(isLatin)) {
    const sound = soundOf(word);
    if (sound.length >= 2) bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  }
  return words
    .filter(isPersian)
    .flatMap((word) =>
      (bySound.get(soundOf(word)) ?? []).map((twin): [string, string] => [word, twin]),
    );
}
