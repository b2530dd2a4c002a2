import type { Said } from './patterns.ts';
import type { Chance } from './random.ts';

/** Ways to join two clauses into a sentence. */
const joints = [' و ', '، ضمن این‌که ', '، همچنین '];
/** How often other pairs are tried, for one whose sentences no other product has. */
const tries = 24;

/** Sentences of products that are already written, by their patterns. */
export type Written = Set<string>;

export interface Sentence {
  key: string;
  text: string;
}

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance.whole(0, left.length - 1), 1));
}

const pauses = ({ text }: Said): boolean => text.includes('؛');

function pairOf(clauses: readonly Said[], chance: Chance): Sentence {
  // A clause with a pause ends the sentence.
  const ordered = clauses.toSorted((a, b) => Number(pauses(a)) - Number(pauses(b)));
  const joint = ordered.length === 2 ? chance.one(joints) : ' و ';
  const last = ordered.at(-1);
  const first = ordered.slice(0, -1);
  const join = (one: (said: Said) => string): string =>
    first.length === 0 || last === undefined
      ? ordered.map(one).join('')
      : `${first.map(one).join('، ')}${joint}${one(last)}`;
  return { key: join(({ pattern }) => pattern), text: join(({ text }) => text) };
}

/** Two clauses each, of which one may have a pause; an odd one joins the last two. */
function groupsOf(clauses: readonly Said[]): Said[][] {
  const paused = clauses.filter(pauses);
  const plain = clauses.filter((clause) => !pauses(clause));
  const groups = paused.map((clause) => [...plain.splice(0, 1), clause]);
  while (plain.length > 1) groups.push(plain.splice(0, 2));
  const [odd] = plain;
  const last = groups.pop() ?? [];
  return odd === undefined ? [...groups, last] : [...groups, [odd, ...last]];
}

/**
 * Clauses as sentences of two or three, in an arrangement that repeats as few sentences of other
 * products as possible. Adds its sentences to `written`.
 */
export function joined(clauses: readonly Said[], chance: Chance, written?: Written): string[] {
  if (clauses.length === 0) return [];
  let best: Sentence[] = [];
  let fewest = Infinity;
  for (let turn = 0; turn < (written ? tries : 1) && fewest > 0; turn += 1) {
    const sentences = groupsOf(shuffled(clauses, chance)).map((group) => pairOf(group, chance));
    const repeated = sentences.filter(({ key }) => written?.has(key)).length;
    if (repeated < fewest) [best, fewest] = [sentences, repeated];
  }
  for (const { key } of best) written?.add(key);
  return best.map(({ text }) => `${text}.`);
}
