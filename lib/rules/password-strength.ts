import { seen } from '#lib/text/letters.ts';

/** From 0, weak, to 3, strong. */
export type Strength = 0 | 1 | 2 | 3;

/** Kinds of characters, and how many there are of each. */
const kinds: readonly (readonly [kind: RegExp, size: number])[] = [
  [/\d/, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{L}/u, 32],
  [/./su, 33],
];
const kindOf = (character: string): number => kinds.findIndex(([kind]) => kind.test(character));

/** Bits of a letter within a word, or a digit within a number. */
const withinWord = 2.5;
/** Bits of a character that repeats or continues the one before: `aaaa`, `1234`. */
const continued = 0.5;
/** Fewest bits of the levels above weak. */
const levels = [35, 50, 70];

function bitsOf(character: string, before: string | undefined): number {
  const kind = kindOf(character);
  if (before !== undefined) {
    const step = Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
    if (step <= 1) return continued;
    if (kindOf(before) === kind) return withinWord;
  }
  return Math.log2(kinds.reduce((sum, [, size]) => sum + size, 0));
}

/** Estimates how hard a password is to guess, from its length and how often the kind of character changes. */
export function strengthOf(password: string): Strength {
  const characters = [...seen(password)];
  const bits = characters.reduce((sum, each, at) => sum + bitsOf(each, characters[at - 1]), 0);
  const level = levels.filter((fewest) => bits >= fewest).length;
  return level === 1 || level === 2 || level === 3 ? level : 0;
}
