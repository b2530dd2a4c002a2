import type { CheerioAPI } from 'cheerio';
import { select } from '#scripts/seo/select.ts';

/** A thing of JSON-LD: an object that may have a type. */
export interface Thing {
  [property: string]: unknown;
}

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or several values, as in JSON-LD, as an array. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const typesOf = (thing: Thing): string[] =>
  listOf(thing['@type']).filter((type) => typeof type === 'string');

export const isA = (thing: Thing, ...types: readonly string[]): boolean =>
  typesOf(thing).some((type) => types.includes(type));

export const isArticle = (thing: Thing): boolean =>
  typesOf(thing).some((type) => type.endsWith('Posting') || type.endsWith('Article'));

export interface ReadThings {
  /** The top-level things of all scripts. */
  things: Thing[];
  /** Scripts with invalid JSON, and the errors. */
  broken: string[];
}

function topThings(data: unknown): Thing[] {
  return listOf(data)
    .filter(isThing)
    .flatMap((thing) => ('@graph' in thing ? listOf(thing['@graph']).filter(isThing) : [thing]));
}

/** Parses a page's JSON-LD. */
export function readThings($: CheerioAPI): ReadThings {
  const things: Thing[] = [];
  const broken: string[] = [];
  for (const script of select($, ['script'], '[type="application/ld+json"]')) {
    try {
      things.push(...topThings(JSON.parse($(script).text())));
    } catch (error) {
      broken.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { things, broken };
}

/** A value of a thing with its path: `Product.offers.price`. */
export interface PropertyValue {
  way: string;
  /** Name of the property. */
  name: string;
  value: unknown;
}

/** All values of a thing, nested ones included; objects come before their own values. */
export function allValues(thing: Thing, way = typesOf(thing)[0] ?? 'thing'): PropertyValue[] {
  return Object.entries(thing).flatMap(([name, values]) =>
    (Array.isArray(values) && values.length > 0 ? values : [values]).flatMap((value) => {
      const found = { way: `${way}.${name}`, name, value };
      return isThing(value) ? [found, ...allValues(value, found.way)] : [found];
    }),
  );
}

/** The thing and everything nested in it. */
export const nestedThings = (thing: Thing): Thing[] => [
  thing,
  ...allValues(thing).flatMap(({ value }) => (isThing(value) ? [value] : [])),
];
