import { setImmediate } from 'node:timers/promises';
import type { Sounds } from '#server/modules/search/sounds.ts';
import type { Topics } from '#server/modules/search/topics.ts';
import { isNear, isNearStart, mayBeMistyped, shortestStart } from '#server/modules/search/near.ts';

/** Indexes of consecutive words with a common beginning; `to` is exclusive. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const isEmpty = ({ from, to }: Range): boolean => from >= to;
/** Sorts after everything that begins with a text. */
const last = '\uffff';

/** Groups of letters that sound alike, or differ only in their dots. */
const alikeLetters = new Map(
  ['بپ', 'کگ', 'جچ', 'زژذضظ', 'سصث', 'تط', 'قغ', 'هح'].flatMap((letters) =>
    Array.from(letters, (letter): [string, string[]] => [letter, Array.from(letters)]),
  ),
);

/** Words parsed in one go, about a millisecond; other work can run in between. */
const pieceSize = 1_000;

/** The words of a shop's names, sorted, each with the number of entries that contain it. */
export class KnownWords {
  readonly #words: readonly string[];
  /** Prefix sums: at n the uses of all words before n. */
  readonly #uses: readonly number[];

  private constructor(words: readonly string[], uses: readonly number[]) {
    this.#words = words;
    this.#uses = uses;
  }

  /** Parses the sorted `lines` of `readWords`. */
  static async read(lines = ''): Promise<KnownWords> {
    const words: string[] = [];
    const uses = [0];
    let all = 0;
    for (let from = 0; from < lines.length;) {
      const space = lines.indexOf(' ', from);
      const end = lines.indexOf('\n', space);
      const to = end === -1 ? lines.length : end;
      words.push(lines.slice(from, space));
      all += Number(lines.slice(space + 1, to));
      uses.push(all);
      from = to + 1;
      // oxlint-disable-next-line no-await-in-loop -- lets others go first
      if (words.length % pieceSize === 0) await setImmediate();
    }
    return new KnownWords(words, uses);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#words[Symbol.iterator]();
  }

  has(word: string): boolean {
    return this.#words[this.#place(word)] === word;
  }

  /** Whether a word has this prefix. */
  hasStart(start: string): boolean {
    return this.#words[this.#place(start)]?.startsWith(start) === true;
  }

  /** Estimated number of entries with the word. */
  usesOf(word: string): number {
    const at = this.#place(word);
    return this.#words[at] === word ? this.#usesIn({ from: at, to: at + 1 }) : 0;
  }

  /** Estimated upper bound of entries with words that have this prefix. */
  usesOfStart(start: string): number {
    return this.#usesIn(this.#startingWith(start, this.#all));
  }

  /** Words with one typing error; whole words before prefixes, the most used first. */
  near(typed: string): string[] {
    if (!mayBeMistyped(typed)) return [];
    const found = new Map<string, number>();
    for (const [start, range] of this.#nearStarts(typed)) {
      const to = start.length < shortestStart ? Math.min(range.from + 1, range.to) : range.to;
      for (let at = range.from; at < to; at += 1) {
        found.set(this.#words[at] ?? '', this.#usesIn({ from: at, to: at + 1 }));
      }
    }
    const near = [...found]
      .filter(([word]) => word !== typed && mayBeMistyped(word))
      .toSorted(([, a], [, b]) => b - a)
      .map(([word]) => word);
    const whole = near.filter((word) => isNear(typed, word));
    return [...whole, ...near.filter((word) => !isNear(typed, word) && isNearStart(typed, word))];
  }

  /** Words that sound like the typed one, however many letters differ. */
  alike(typed: string): string[] {
    if (!mayBeMistyped(typed)) return [];
    let starts: [string, Range][] = [['', this.#all]];
    for (const letter of typed) {
      const letters = alikeLetters.get(letter) ?? [letter];
      starts = starts
        .flatMap(([start, range]) => letters.map((one) => this.#starting(start + one, range)))
        .filter(([, range]) => !isEmpty(range));
    }
    return starts
      .map(([word]) => word)
      .filter((word) => word !== typed && this.has(word))
      .toSorted((a, b) => this.usesOf(b) - this.usesOf(a));
  }

  /** Prefixes that equal the typed word or differ by one error, each with its range of words. */
  *#nearStarts(typed: string): Generator<[string, Range]> {
    let right = this.#all;
    for (let at = 0; at < typed.length && !isEmpty(right); at += 1) {
      const [before, letter, rest] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
      yield this.#starting(before + rest, right);
      yield this.#starting(before + rest.charAt(0) + letter + rest.slice(1), right);
      for (const [other, range] of this.#nextLetters(at, right)) {
        yield this.#starting(before + other + letter + rest, range);
        if (other !== letter) yield this.#starting(before + other + rest, range);
      }
      right = this.#startingWith(before + letter, right);
    }
    yield [typed, right];
    for (const [other, range] of this.#nextLetters(typed.length, right))
      yield [typed + other, range];
  }

  #starting(start: string, within: Range): [string, Range] {
    return [start, this.#startingWith(start, within)];
  }

  /** The possible letters at a position in a range of words with a common beginning, each with its range. */
  *#nextLetters(at: number, { from, to }: Range): Generator<[string, Range]> {
    let next = from;
    while (next < to) {
      const start = this.#words[next]?.slice(0, at + 1) ?? '';
      const range = this.#startingWith(start, { from: next, to });
      if (start.length > at) yield [start.charAt(at), range];
      next = start.length > at ? range.to : next + 1;
    }
  }

  get #all(): Range {
    return { from: 0, to: this.#words.length };
  }

  #usesIn({ from, to }: Range): number {
    return (this.#uses[to] ?? 0) - (this.#uses[from] ?? 0);
  }

  #startingWith(start: string, within: Range): Range {
    const from = this.#place(start, within);
    if (from >= within.to || this.#words[from]?.startsWith(start) !== true)
      return { from, to: from };
    return { from, to: this.#place(start + last, { from, to: within.to }) };
  }

  /** Index of a text, or where it would be inserted. */
  #place(text: string, { from, to }: Range = this.#all): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The same names in the other script by word, the most used first. */
export type Twins = ReadonlyMap<string, readonly string[]>;

/** What is known of the words in a shop's names. */
export interface Known {
  readonly words: KnownWords;
  /** Frequent words with digits, which are never corrected. */
  readonly codes: KnownWords;
  readonly twins: Twins;
  readonly sounds: Sounds;
  /** Categories and brands. */
  readonly topics: Topics;
}
