import { colourNamed } from '../catalogue/colours.ts';
import {
  bothGuaranteesWords,
  colourWords,
  commonFacts,
  guaranteeWords,
  insuranceWords,
} from '../catalogue/common-words.ts';
import { joined } from './joined.ts';
import type { Written } from './joined.ts';
import type { Model } from './models.ts';
import { fill, sentencesFor } from './patterns.ts';
import type { Lookup, Said } from './patterns.ts';
import type { Chance } from './random.ts';
import { guaranteesOf } from './variants.ts';

/** `count` random items, in their own order. */
function some<Item>(chance: Chance, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  while (left.length > count) left.splice(chance.whole(0, left.length - 1), 1);
  return left;
}

/** What many ask for is described at length. */
const isAskedFor = ({ family }: Model): boolean => family.hot >= 7;

const keysIn = (pattern: string): string[] =>
  [...pattern.matchAll(/[a-z-]+(?=[}]|>=|<|!?=)/g)].map(([key]) => key);

/** Facts that the line's own sentences leave out. */
function commonOf({ line }: Model): string[] {
  const own = new Set(line.facts.flatMap(keysIn));
  return commonFacts.filter((pattern) => !keysIn(pattern).some((key) => own.has(key)));
}

/** «مشکی، آبی و سفید». */
const listed = (names: readonly string[]): string =>
  names.join('، ').replace(/، (?=[^،]*$)/, ' و ');

/** How it is sold; nothing of what cannot be bought. */
function salesOf(model: Model, chance: Chance): Said[] {
  const { line, family } = model;
  if (family.state !== undefined) return [];
  const guarantees = guaranteesOf(model);
  const [guarantee = ''] = guarantees;
  const names = family.colours === '' ? [] : family.colours.split(' ');
  const colours = listed(names.map((name) => colourNamed(name).title));
  const said = (patterns: readonly string[], values: Record<string, string>): Said => {
    const text = fill(chance.one(patterns), (key) => values[key]) ?? '';
    return { pattern: text, text };
  };
  const covers = guaranteeWords.find(([of]) => of.test(guarantee))?.[1] ?? [];
  const both = { first: guarantee, second: guarantees[1] ?? '' };
  return [
    ...(colours === ''
      ? []
      : [said(names.length === 1 ? colourWords.one : colourWords.some, { colours })]),
    guarantees.length > 1 ? said(bothGuaranteesWords, both) : said(covers, { guarantee }),
    ...(line.insured ? [said(insuranceWords, {})] : []),
  ];
}

/** The first words: a salesperson's, or for a version of a family what tells it apart. */
function opening(model: Model, known: Known, chance: Chance, written?: Written): string[] {
  const { line, family } = model;
  const versions = model.isVersion ? sentencesFor(line.versions, known.specs, known.lookup) : [];
  if (versions.length === 0) return [family.note];
  const unused = versions.filter(({ pattern }) => !written?.has(pattern));
  const { pattern, text } = chance.one(unused.length > 0 ? unused : versions);
  written?.add(pattern);
  return [`${text}.`];
}

interface Known {
  specs: Parameters<typeof sentencesFor>[1];
  lookup: Lookup;
}

/**
 * Paragraphs: a salesperson's first words, what the specifications mean, how it is sold, and advice.
 * @param written the sentences of products before it, which it avoids
 */
export function describe(model: Model, lookup: Lookup, chance: Chance, written?: Written): string {
  const { line, family } = model;
  const known: Known = { specs: { ...model.specs, brand: family.brand }, lookup };
  const isLong = isAskedFor(model);
  const say = (patterns: readonly string[]): Said[] =>
    sentencesFor(patterns, known.specs, known.lookup);
  const facts = some(chance, say(line.facts), isLong ? 12 : 5);
  const common = some(chance, say(commonOf(model)), isLong ? 6 : 1);
  const advice = some(chance, say(line.advice), isLong ? 4 : 2);
  const paragraphs = [
    opening(model, known, chance, written),
    joined(facts, chance, written),
    joined([...common, ...salesOf(model, chance)], chance, written),
    joined(advice, chance, written),
  ];
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => `<p>${paragraph.join(' ')}</p>`)
    .join('\n');
}
