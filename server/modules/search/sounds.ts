import { setImmediate } from 'node:timers/promises';
import { isLatin, isPersian, soundOf } from '#server/modules/search/twins.ts';

/** Words read in one go; other work can run in between. */
const pieceSize = 1_000;
/** Words that are compared letter by letter. */
const mostCompared = 200;
/** Fewer consonants say too little. */
const fewest = 2;
/** How many vowels may differ in words of two, and of more consonants. */
const mostApart = { two: 1, more: 3 };
/** Consonants from which on also those that only sound similar count as equal. */
const fewestSimilar = 3;
/** How many times as long a spelling of a word may be: «قققگگگ» is no `kg`. */
const mostLonger = 2;
const similar = (sound: string): string => sound.replaceAll('b', 'p').replaceAll('d', 't');

/** Letters that Finglish writes with two Latin ones, as one whose sound `soundOf` knows. */
const finglish: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'j'],
  [/gh/g, 'q'],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/aa/g, 'a'],
];
const latinVowels: readonly (readonly [RegExp, string])[] = [
  [/[^aiouvwy]/g, ''],
  [/[ouwv]/g, 'o'],
  [/[iy]/g, 'i'],
];
const persianVowels: Readonly<Record<string, string>> = { ا: 'a', ی: 'i', و: 'o' };

const replaced = (text: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((rest, [letters, other]) => rest.replace(letters, other), text);

const vowelsOf = (word: string): string =>
  isLatin(word)
    ? replaced(word, latinVowels)
    : Array.from(word, (letter) => persianVowels[letter] ?? '').join('');

/** How many vowels only one of two words has, in order; Persian leaves short ones out. */
function apart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(a).entries()) {
    const next = [at + 1];
    for (const [place, other] of Array.from(b).entries()) {
      const either = 1 + Math.min(row[place + 1] ?? 0, next[place] ?? 0);
      next.push(letter === other ? Math.min(row[place] ?? 0, either) : either);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Known words by their consonants: «گوشی» is found by `goshi`, and `ultra` by «اولترا». */
export class Sounds {
  readonly #words = new Map<string, string[]>();

  static async read(words: Iterable<string>): Promise<Sounds> {
    const sounds = new Sounds();
    let count = 0;
    for (const word of words) {
      sounds.#add(word);
      count += 1;
      // oxlint-disable-next-line no-await-in-loop -- lets others go first
      if (count % pieceSize === 0) await setImmediate();
    }
    return sounds;
  }

  #add(word: string): void {
    if (!isLatin(word) && !isPersian(word)) return;
    const sound = soundOf(word);
    if (sound.length < fewest) return;
    const known = this.#words.get(similar(sound));
    if (known) known.push(word);
    else this.#words.set(similar(sound), [word]);
  }

  /** Known words of the other script that sound like this one, the most alike first. */
  like(word: string): string[] {
    const isOther = isLatin(word) ? isPersian : isLatin;
    if (!isPersian(word) && !(isLatin(word) && /[aeiouy]/.test(word))) return [];
    const typed = replaced(word, finglish);
    const sound = soundOf(typed);
    const vowels = sound.length === fewest ? mostApart.two : mostApart.more;
    return (this.#words.get(similar(sound)) ?? [])
      .filter(
        (other) =>
          isOther(other) &&
          typed.length <= mostLonger * other.length &&
          (sound.length >= fewestSimilar || soundOf(other) === sound),
      )
      .slice(0, mostCompared)
      .map((other) => ({ other, by: apart(vowelsOf(typed), vowelsOf(other)) }))
      .filter(({ by }) => by <= vowels)
      .toSorted((a, b) => a.by - b.by)
      .map(({ other }) => other);
  }
}
