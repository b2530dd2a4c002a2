import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { formatListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import type { Option } from '#panel/ui/choices.tsx';

/** What a landing page is narrowed to, as fields of a form. */
export interface LandingFilters {
  /** Toman; null for no end. */
  priceFrom: number | null;
  priceTo: number | null;
  isReduced: boolean;
  isAvailable: boolean;
  /** A value of an attribute: `filter-use=sport`; '' for none. */
  choice: string;
  /** The rest, as the query of a list. */
  filters: string;
}

const price = 'filter-price';
const [reduced, available] = ['filter-discount', 'filter-available'];
/** Filters with a field of their own. */
const own = new Set([price, reduced, available]);
/** Filters that are no attributes, besides the price. */
const fixed = new Set(['filter-name', 'filter-brand', 'filter-colour']);
/** A switch, a range, or several values. */
const isNoChoice = (value: string): boolean => /^(?:1|[\d.]*-[\d.]*)$|,/.test(value);

const joined = (pairs: readonly (readonly [string, string])[]): string =>
  formatListQuery({ filters: pairs, sort: 'default', page: 1 });

const amount = (digits = ''): number | null => (digits === '' ? null : Number(digits));

/** Splits the query of a landing page into fields. */
export function splitFilters(query: string): LandingFilters {
  const { filters } = parseListQuery(new URLSearchParams(query));
  const choice = filters.find(
    ([key, value]) => !own.has(key) && !fixed.has(key) && !isNoChoice(value),
  );
  const [from, to] = filters.find(([key]) => key === price)?.[1].split('-') ?? [];
  return {
    priceFrom: amount(from),
    priceTo: amount(to),
    isReduced: filters.some(([key]) => key === reduced),
    isAvailable: filters.some(([key]) => key === available),
    choice: choice === undefined ? '' : joined([choice]),
    filters: joined(filters.filter((pair) => pair !== choice && !own.has(pair[0]))),
  };
}

/** The query of the fields. The price of its fields takes precedence over one in the rest. */
export function joinFilters(fields: LandingFilters): string {
  const { priceFrom, priceTo, choice, filters } = fields;
  const params = new URLSearchParams(filters.replace(/^.*\?/, ''));
  if (priceFrom !== null || priceTo !== null)
    params.set(price, `${priceFrom ?? ''}-${priceTo ?? ''}`);
  if (fields.isReduced) params.set(reduced, '1');
  if (fields.isAvailable) params.set(available, '1');
  for (const [key, value] of new URLSearchParams(choice)) params.append(key, value);
  return formatListQuery({ ...parseListQuery(params), sort: 'default', page: 1 });
}

/** The values of attributes that lists can be narrowed to. */
export const choicesOf = (attributes: readonly AdminAttribute[]): Option[] =>
  attributes
    .filter(({ kind, isFilter }) => kind === 'choice' && isFilter)
    .flatMap(({ key, title, options }) =>
      options.map(({ value, label }) => ({
        value: joined([[`filter-${key}`, value]]),
        label: `${title}: ${label}`,
      })),
    );
