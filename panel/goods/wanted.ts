import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GoodsFilter, GoodsSort, GoodsState } from '#lib/contract/goods.ts';
import type { Availability } from '#lib/contract/values.ts';
import type { Filters } from '#panel/ui/filters.ts';

export const states = [
  'published',
  'draft',
  'withdrawn',
  'bin',
] as const satisfies readonly GoodsState[];
export const sorts = [
  'newest',
  'changed',
  'name',
  'cheapest',
  'dearest',
] as const satisfies readonly GoodsSort[];
export const availabilities = Object.keys(availabilityCodes) as AvailabilityName[];
export type AvailabilityName = keyof typeof availabilityCodes;

/** Names of filters in the address; `sort` is none. */
const names = [
  'q',
  'category',
  'brand',
  'state',
  'sale',
  'low',
  'timed',
  'bare',
  'from',
  'to',
  'codes',
] as const;

/** Removes every filter of goods. */
export const noFilters: Filters = Object.fromEntries(names.map((name) => [name, '']));

/** The filters of goods in an address, without the sort and what belongs to others. */
export const ownFilters = (filters: Filters): Filters =>
  Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

/** Whether two addresses show the same goods. */
export const isSameView = (one: Filters, other: Filters): boolean =>
  names.every((name) => (one[name] ?? '') === (other[name] ?? ''));

const mostId = 2_147_483_647;
const mostPrice = 1_000_000_000_000;
/** Most products that are chosen one by one; more are chosen by a filter. */
export const mostCodes = 500;
const longestQuery = 200;

function numberOf(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^\d{1,13}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

/** Ids such as `3,17`; wrong ones are left out. */
const idsOf = (text: string | undefined): number[] =>
  [...new Set((text ?? '').split(','))].flatMap((each) => numberOf(each, 1, mostId) ?? []);

/** Products that an address names beyond those that are asked for. */
export const leftOutOf = ({ codes }: Filters): number =>
  Math.max(0, idsOf(codes).length - mostCodes);

export type WantedFilter = Partial<GoodsFilter>;
export interface WantedGoods {
  filter: WantedFilter;
  sort: GoodsSort;
}

/** Conditions about products alone. */
function productFilter({ q, category, brand, state, bare, codes }: Filters): WantedFilter {
  const categoryId = numberOf(category, 1, mostId);
  const brandIds = idsOf(brand).slice(0, 50);
  const known = states.find((each) => each === state);
  const websiteCodes = idsOf(codes).slice(0, mostCodes);
  return {
    ...(q ? { query: q.slice(0, longestQuery) } : {}),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(brandIds.length > 0 ? { brandIds } : {}),
    ...(known ? { state: known } : {}),
    ...(bare === '1' ? { isWithoutPicture: true } : {}),
    ...(websiteCodes.length > 0 ? { websiteCodes } : {}),
  };
}

/** Conditions about variants. */
function variantFilter({ sale, low, timed, from, to }: Filters): WantedFilter {
  const name = availabilities.find((each) => each === sale);
  const availability: Availability | undefined = name && availabilityCodes[name];
  const priceFrom = numberOf(from, 0, mostPrice);
  const priceTo = numberOf(to, 0, mostPrice);
  return {
    ...(availability === undefined ? {} : { availability }),
    ...(low === '1' ? { isLow: true } : {}),
    ...(timed === '1' ? { isTimed: true } : {}),
    ...(priceFrom === undefined ? {} : { priceFrom }),
    ...(priceTo === undefined ? {} : { priceTo }),
  };
}

/** What the calls of goods are asked for. Filters that an address has wrong are left out. */
export function wantedOf(filters: Filters): WantedGoods {
  return {
    filter: { ...productFilter(filters), ...variantFilter(filters) },
    sort: sorts.find((each) => each === filters['sort']) ?? 'newest',
  };
}

/** Whether an address asks for some of the goods only. */
export const isFiltered = (filters: Filters): boolean =>
  Object.keys(wantedOf(filters).filter).length > 0;
