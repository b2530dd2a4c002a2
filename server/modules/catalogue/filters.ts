import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database } from '#server/db/database.ts';
import { findSearch, type Search } from '#server/modules/search/service.ts';

/** The filters of a list, parsed from the body's `filter-…` keys (contract §1). */
export interface Filters {
  brands: readonly number[];
  price: Range | null;
  available: boolean;
  discount: boolean;
  /** As 0xRRGGBB. */
  colours: readonly number[];
  /** Null when no text was given, or one that limits nothing but the price. */
  name: Search | null;
  /** How the text was read; null when none was given. */
  search: Search | null;
  /** Sorted by attribute key. */
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

/** Unknown keys and invalid values are ignored; unknown brands, colours and options match no product. */
export async function readFilters(
  database: Database,
  body: Readonly<Record<string, unknown>>,
): Promise<Filters> {
  const given = new Map<string, string>();
  for (const [key, value] of Object.entries(body)) {
    if (!key.startsWith(prefix) || typeof value !== 'string') continue;
    // Normalised like stored texts; the database rejects a NUL.
    const text = normalisePersian(value.slice(0, 500)).trim();
    if (text !== '') given.set(key.slice(prefix.length), text);
  }
  const take = (key: string) => {
    const value = given.get(key) ?? '';
    given.delete(key);
    return value;
  };
  const [brand, price, text] = [take('brand'), take('price'), take('name')];
  const name = text ? await findSearch(database, text) : null;
  return {
    brands: ids(brand),
    price: readPrice(price) ?? pricedIn(name),
    available: take('available') === '1',
    discount: take('discount') === '1',
    colours: readColours(take('colour')),
    name: name?.text === '' ? null : name,
    search: name,
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

/** Whether a single brand is the only filter. */
export function isPlain(filters: Filters): boolean {
  const { brands, price, available, discount, colours, name, attributes } = filters;
  const values = brands.slice(1).length + colours.length + attributes.length;
  return values === 0 && !price && !available && !discount && !name;
}

/** Whether brands are the only filter. */
export const isOfBrands = (filters: Filters): boolean =>
  filters.brands.length > 0 && isPlain({ ...filters, brands: [] });

/** Whether a text is the only filter. */
export const isSearch = (filters: Filters): boolean =>
  filters.name !== null && filters.brands.length === 0 && isPlain({ ...filters, name: null });

function list(value: string): string[] {
  const values = value.split(',').map((each) => each.trim());
  return [...new Set(values.filter(Boolean))].slice(0, mostValues);
}

/** Invalid ids become 0, which no brand has. */
function ids(value: string): number[] {
  const numbers = list(toLatinDigits(value)).map((each) =>
    /^\d{1,10}$/.test(each) ? Number(each) : 0,
  );
  return numbers.map((id) => (id <= largestId ? id : 0));
}

/** Parses `rrggbb` without `#`; invalid colours become -1, which matches nothing. */
function readColours(value: string): number[] {
  return list(value.toLowerCase()).map((each) =>
    /^[0-9a-f]{6}$/.test(each) ? Number.parseInt(each, 16) : -1,
  );
}

/** Prices are whole numbers of toman, in the database too. */
function readPrice(value: string): Range | null {
  const range = readRange(value);
  return range && { min: Math.ceil(range.min), max: Math.floor(range.max) };
}

/** The price that a searched text names. */
function pricedIn(search: Search | null): Range | null {
  const price = search?.price;
  return price ? { min: price.min ?? 0, max: price.max ?? Number.MAX_SAFE_INTEGER } : null;
}

/** `min-max`, either side may be open; null when invalid. */
function readRange(value: string): Range | null {
  const [, min = '', max = ''] =
    /^(\d{0,15}(?:\.\d{1,6})?)-(\d{0,15}(?:\.\d{1,6})?)$/.exec(toLatinDigits(value).trim()) ?? [];
  if (min === '' && max === '') return null;
  return { min: Number(min), max: max === '' ? Number.MAX_SAFE_INTEGER : Number(max) };
}
