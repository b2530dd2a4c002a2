import type { Known } from '#server/modules/search/known-words.ts';
import { codeWord } from '#server/modules/search/words.ts';
import type { Forms } from '#server/modules/search/topics.ts';

/** The words of a text, each with what it counts. */
export interface Weighed {
  /** Matches an entry with any of the words, and one with any of those that few entries have. */
  readonly any: string;
  readonly rare: string;
  /** Tsqueries for each word in an entry, in its names, and without its other names. */
  readonly parts: readonly string[];
  readonly weights: readonly number[];
}

/** Entries a word may be in to be looked up in the index. */
const mostRare = 1_000;
/**
 * What a word counts more: as the first that names a kind of goods, as a model, in a name, and where it stands itself
 * instead of another name for it.
 */
const more = { kind: 2, model: 0.4, name: 0.3, itself: 0.3 };
/** A word that no entry has. */
const nothing = `'${codeWord(0)}'`;

const anyOf = (forms: Forms, mark = ''): string =>
  forms.map((form) => `'${form}'${mark}`).join(' | ');

/** Weighs words by how few entries have them, and those that say what a thing is above others. */
export function weigh(text: readonly Forms[], known: Known): Weighed {
  const first = text.findIndex((forms) => known.topics.isKind(forms));
  const used = text.map((forms) => usesOf(forms, known));
  const most = Math.max(2, ...used);
  const weights = text.map((forms, at) => {
    const rarity = 1 - Math.log(1 + (used[at] ?? 0)) / Math.log(1 + most);
    const kind = at === first ? more.kind : 0;
    const model = /\d/.test(forms[0] ?? '') ? more.model : 0;
    return 1 + rarity + kind + model;
  });
  const rare = text.filter((_, at) => (used[at] ?? 0) <= mostRare);
  return {
    any: text.map((forms) => anyOf(forms)).join(' | '),
    rare: rare.length > 0 ? rare.map((forms) => anyOf(forms)).join(' | ') : nothing,
    parts: [
      ...text.map((forms) => anyOf(forms)),
      ...text.map((forms) => anyOf(forms, ':A')),
      ...text.map((forms) => anyOf(forms.slice(0, 1))),
    ],
    weights: [
      ...weights,
      ...weights.map((weight) => weight * more.name),
      ...weights.map((weight) => weight * more.itself),
    ],
  };
}

const usesOf = (forms: Forms, { words, codes }: Known): number =>
  forms.reduce((sum, form) => sum + words.usesOf(form) + codes.usesOf(form), 0);

/** A text with the letters of models that no name has: of `ps4`, `ps`. */
export const withSeries = (words: readonly string[], { words: known, codes }: Known): string[] =>
  words.flatMap((word) => {
    const [letters = ''] = /^\p{L}{2,}(?=\d)/u.exec(word) ?? [];
    return codes.has(word) || !known.has(letters) ? word : [word, letters];
  });

/** The products as a tsquery. */
export const codesQuery = (codes: readonly number[]): string =>
  codes.map((code) => `'${codeWord(code)}'`).join(' | ');
