import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, split, zwnj } from '#server/modules/search/fold.ts';

type Words = readonly string[];

/** Readings of a text with other names, at most. */
const mostReadings = 6;

/** A name as the words it is written in: apart and joined. */
function spellings(name: string): Words[] {
  const folded = fold(name);
  const ways = [folded.replaceAll(zwnj, ' '), folded.replaceAll(zwnj, '')].map(split);
  return ways[0]?.length === ways[1]?.length ? ways.slice(0, 1) : ways;
}

const startsAt = (text: Words, words: Words, at: number): boolean =>
  words.every((word, offset) => text[at + offset] === word);

/** A list of words: names of the same thing, and words that say nothing of goods. */
export class SearchWords {
  readonly #fillers = new Set<string>();
  /** Groups of names by the first word of each. */
  readonly #groups = new Map<string, { name: Words; others: readonly Words[] }[]>();

  /** Reads lines of names separated by commas; `-` begins those that say nothing, `#` a remark. */
  constructor(text: string) {
    this.add(text);
  }

  add(text: string): void {
    for (const line of text.split('\n').map((one) => one.trim())) {
      const names = line
        .replace(/^-/, '')
        .split(/[،,]/)
        .map((name) => spellings(name))
        .filter(([first = []]) => first.length > 0);
      if (line.startsWith('-')) names.flat(2).forEach((word) => this.#fillers.add(word));
      else if (!line.startsWith('#')) this.#addGroup(names);
    }
  }

  #addGroup(names: readonly Words[][]): void {
    for (const [at, spelled] of names.entries()) {
      const others = names.filter((_, other) => other !== at).flat();
      for (const name of spelled) {
        const first = name[0] ?? '';
        this.#groups.set(first, [...(this.#groups.get(first) ?? []), { name, others }]);
      }
    }
  }

  /** The text without words that say nothing, unless it has no others. */
  withoutFillers(words: Words): Words {
    const kept = words.filter((word) => !this.#fillers.has(word));
    return kept.length > 0 ? kept : words;
  }

  areFillers(words: Words): boolean {
    return words.every((word) => this.#fillers.has(word));
  }

  /** Other names of a word that are one word, too. */
  othersOf(word: string): string[] {
    const groups = this.#groups.get(word) ?? [];
    const others = groups.filter(({ name }) => name.length === 1).flatMap((group) => group.others);
    return [...new Set(others.flatMap((name) => (name.length === 1 ? name : [])))];
  }

  /** The text with another name for some of its words, where one of both names has several words. */
  rephrased(words: Words): Words[] {
    const readings = words.flatMap((word, at) =>
      (this.#groups.get(word) ?? [])
        .filter(({ name }) => startsAt(words, name, at))
        .flatMap(({ name, others }) =>
          others
            .filter((other) => name.length > 1 || other.length > 1)
            .map((other) => [...words.slice(0, at), ...other, ...words.slice(at + name.length)]),
        ),
    );
    return readings.slice(0, mostReadings);
  }
}

const fileName = 'search-words.txt';

/** The list beside this file, and the owner's own. */
export const shopWords = new SearchWords(readFileSync(new URL(fileName, import.meta.url), 'utf8'));

/** Adds the owner's own list, if the folder has one. */
export function addOwnWords(folder: string): void {
  const file = join(folder, fileName);
  if (existsSync(file)) shopWords.add(readFileSync(file, 'utf8'));
}
