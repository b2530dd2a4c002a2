import { toLatinDigits } from '#lib/format/digits.ts';
import { normalisePersian, searchAlternatives } from '#lib/format/persian.ts';

/** What a list is narrowed by, read from the body's `filter-…` keys (contract §1). */
export interface Filters {
  brands: readonly number[];
  price: Range | null;
  available: boolean;
  /** Alternatives of words, as `searchAlternatives` gives them; null when no text was given. */
  name: string[][] | null;
  /** By attribute key, sorted. */
  attributes: readonly { key: string; values: readonly string[]; range: Range | null }[];
}

export interface Range {
  min: number;
  max: number;
}

const prefix = 'filter-';
const attributeKey = /^[a-z][a-z0-9-]{0,39}$/;
const mostValues = 50;
const mostAttributes = 20;
const largestId = 2_147_483_647;

/** Unknown keys and values that make no sense narrow nothing; a brand that is no id finds nothing. */
export function readFilters(body: Readonly<Record<string, unknown>>): Filters {
  const given = new Map<string, string>();
  for (const [key, value] of Object.entries(body)) {
    if (!key.startsWith(prefix) || typeof value !== 'string') continue;
    // Written as what is stored is; the database refuses a NUL.
    const text = normalisePersian(value.slice(0, 500)).trim();
    if (text !== '') given.set(key.slice(prefix.length), text);
  }
  const take = (key: string) => {
    const value = given.get(key) ?? '';
    given.delete(key);
    return value;
  };
  const [brand, price, available, name] = ['brand', 'price', 'available', 'name'].map(take);
  return {
    brands: brand ? ids(brand) : [],
    price: readPrice(price ?? ''),
    available: available === '1',
    name: name ? searchAlternatives(name) : null,
    attributes: [...given.keys()]
      .filter((key) => attributeKey.test(key))
      .toSorted()
      .slice(0, mostAttributes)
      .map((key) => {
        const value = given.get(key) ?? '';
        return { key, values: list(value), range: readRange(value) };
      }),
  };
}

/** Whether nothing but one brand narrows the list. */
export function isPlain(filters: Filters): boolean {
  const { brands, price, available, name, attributes } = filters;
  return brands.length <= 1 && !price && !available && !name && attributes.length === 0;
}

function list(value: string): string[] {
  const values = value.split(',').map((each) => each.trim());
  return [...new Set(values.filter(Boolean))].slice(0, mostValues);
}

/** What is no id becomes 0, which no brand has. */
function ids(value: string): number[] {
  const numbers = list(toLatinDigits(value)).map((each) =>
    /^\d{1,10}$/.test(each) ? Number(each) : 0,
  );
  return numbers.map((id) => (id <= largestId ? id : 0));
}

/** Toman are whole numbers, in the database too. */
function readPrice(value: string): Range | null {
  const range = readRange(value);
  return range && { min: Math.ceil(range.min), max: Math.floor(range.max) };
}

/** `min-max` with either side open; null when it is none. */
function readRange(value: string): Range | null {
  const [, min = '', max = ''] =
    /^(\d{0,15}(?:\.\d{1,6})?)-(\d{0,15}(?:\.\d{1,6})?)$/.exec(toLatinDigits(value).trim()) ?? [];
  if (min === '' && max === '') return null;
  return { min: Number(min), max: max === '' ? Number.MAX_SAFE_INTEGER : Number(max) };
}
