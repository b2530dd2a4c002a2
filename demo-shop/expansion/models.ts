import { slugify } from '#lib/text/slug.ts';
import { lines } from '../catalogue/lines.ts';
import { line } from '../catalogue/model.ts';
import type { Family, Line } from '../catalogue/model.ts';
import { parseSpecs } from '../catalogue/spec-text.ts';
import type { Specs } from '../catalogue/spec-text.ts';

/** A product to create: a family of a line, with the options it is sold in. */
export interface Model {
  line: Line;
  family: Family;
  /** Specifications shared by all its variants; an option if all have it. */
  specs: Specs;
  options: readonly ModelOption[];
  /** Millions of toman, without surcharges. */
  price: number;
  /** Its design, see drawings/models.ts; none if only similar products are drawn. */
  design?: string;
  /** Whether it is another option of a family than the usual one, as a product of its own. */
  isVersion: boolean;
  /** Number of versions of the family before it, if it is one of several that share a card in lists. */
  version: number | null;
}

export interface ModelOption {
  specs: Specs;
  /** Surcharge in millions of toman. */
  adds: number;
}

function optionsOf({ option }: Line, { options }: Family): ModelOption[] {
  if (!option) return [];
  return Object.entries(options).map(([value, adds]) => {
    const parts = value.split('/');
    const specs = option.specs.map((key, index) => `${key}=${parts[index] ?? ''}`).join('; ');
    return { specs: parseSpecs(specs), adds };
  });
}

/** Merges the values of all options: equal values stay single, others become lists. */
function sharedSpecs(options: readonly ModelOption[]): Specs {
  const shared: Specs = {};
  for (const key of Object.keys(options[0]?.specs ?? {})) {
    const values = [...new Set(options.map(({ specs }) => specs[key]))];
    const [first] = values;
    if (values.length === 1 && first !== undefined) shared[key] = first;
    else if (typeof first === 'string') shared[key] = values.map(String);
  }
  return shared;
}

/** Rotates the colours for each neighbour; otherwise all phones in a list would be black. */
function turnColours(family: Family, turn: number): Family {
  const colours = family.colours.split(' ');
  const first = turn % colours.length;
  return { ...family, colours: [...colours.slice(first), ...colours.slice(0, first)].join(' ') };
}

/** An image is used by no more products than this. */
const mostOfDesign = 3;

function designOf({ picture }: Line, { brand, model }: Family, turn: number): string {
  const group = Math.floor(turn / mostOfDesign);
  return slugify(`${picture} ${brand} ${model}${group > 0 ? ` ${group + 1}` : ''}`);
}

function modelsOf(raw: Line): Model[] {
  return raw.families.flatMap((one, place) => {
    const options = optionsOf(raw, one);
    const hasVersions = raw.option?.split === true && raw.option.isOneModel && options.length > 1;
    const model = (own: readonly ModelOption[], turn = 0): Model => ({
      version: hasVersions ? turn : null,
      line: raw,
      family: turnColours(one, place + turn),
      specs: { ...parseSpecs(raw.specs), ...parseSpecs(one.specs), ...sharedSpecs(own) },
      options: own,
      price: one.price,
      design: designOf(raw, one, turn),
      isVersion: raw.option?.split === true && own.every(({ adds }) => adds !== 0),
    });
    return raw.option?.split
      ? options.map((option, turn) => model([option], turn))
      : [model(options)];
  });
}

/**
 * Every product of the demo shop, in the order of the data files. @throws {z.ZodError} on invalid
 * data
 */
export function allModels(): Model[] {
  return lines.flatMap((input) => modelsOf(line.parse(input)));
}
