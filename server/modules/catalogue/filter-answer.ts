import type { ListFilter } from '#lib/contract/product.ts';
import type { FacetCounts, Span } from '#server/modules/catalogue/facet-counts.ts';
import type { FacetLabels } from '#server/modules/catalogue/facet-queries.ts';
import type { Filters } from '#server/modules/catalogue/filters.ts';
import type { Narrowing } from '#server/modules/catalogue/narrowing.ts';
import { filterTexts } from '#server/modules/catalogue/texts.ts';

export interface Counted {
  filters: Filters;
  narrowing: Narrowing;
  counts: FacetCounts;
}

type Option = ListFilter['options'][number];
type Attribute = FacetLabels['attributes'][number];
/** A filter, and whether any of its options is chosen, which makes it always visible. */
interface Facet {
  filter: ListFilter;
  isChosen: boolean;
  /** Number of products with a value for it; absent when all have one. */
  covered?: number;
}

/** An attribute that fewer than this share of a list's products have is not offered there. */
const leastShare = 1 / 3;

/** The ids whose labels are needed: all that were counted or chosen. */
export function labelsWanted({ filters, narrowing, counts }: Counted): number[][] {
  const terms = [...counts.terms.keys()];
  const switches = terms.filter((term) => term < 0).map((term) => -term);
  return [
    unique([...counts.brands.keys(), ...filters.brands]),
    unique([...counts.colours.keys(), ...filters.colours]),
    unique([...switches, ...counts.ranges.keys(), ...narrowing.attributes]),
    unique([...terms.filter((term) => term > 0), ...narrowing.options]),
  ];
}

/**
 * The filters in a fixed order: brand, price, available, discounted, colours, then attributes. Filters that
 * cannot divide the products are left out unless chosen.
 */
export function describeFilters(counted: Counted, labels: FacetLabels): ListFilter[] {
  const { counts, filters, narrowing } = counted;
  const facets = [
    brands(counted, labels),
    prices(counts, narrowing.price > 0),
    onOff({ key: 'available', ...filterTexts.available }, counts.buyable, filters.available),
    onOff({ key: 'discount', ...filterTexts.discount }, counts.reduced, filters.discount),
    colours(counted, labels),
    ...labels.attributes.map((attribute) => ofAttribute(attribute, counted)),
  ];
  return facets
    .filter((facet) => facet.isChosen || isUseful(facet, counts.total))
    .map(({ filter }) => filter);
}

/** Whether a choice in it could exclude some products and keep others. */
function isUseful({ filter, covered }: Facet, total: number): boolean {
  const { kind, options, min, max } = filter;
  if (covered !== undefined && covered < total * leastShare) return false;
  if (kind === 'range') return min !== max;
  const [first] = options;
  if (!first || first.count === 0) return false;
  return options.length > 1 || first.count < total;
}

/** Sorted by count; ties by the number of products in the whole shop. */
function brands({ filters, narrowing, counts }: Counted, labels: FacetLabels): Facet {
  const options = labels.brands
    .map(({ id, title, latin }) => ({
      ...option(String(id), title, counts.brands.get(id)),
      ...(latin !== '' && latin !== title && { latin }),
    }))
    .toSorted((a, b) => b.count - a.count);
  const chosen = new Set(filters.brands.map(String));
  return {
    filter: choice({ key: 'brand', title: filterTexts.brand }, shown(options, chosen)),
    isChosen: narrowing.brand > 0,
  };
}

function prices({ price, prices: counted }: FacetCounts, isChosen: boolean): Facet {
  const named = { key: 'price', title: filterTexts.price, unit: filterTexts.toman };
  const facet = range(named, price, { isChosen });
  if (price === null) return facet;
  const [bars, bands] = [counted.bars(price.min, price.max), counted.bands()];
  return {
    ...facet,
    filter: {
      ...facet.filter,
      ...(bars !== '' && { bars }),
      ...(bands.length > 0 && { bands }),
    },
  };
}

/** Sorted by count. */
function colours({ filters, narrowing, counts }: Counted, labels: FacetLabels): Facet {
  const options = labels.colours
    .map(({ id, title }) => {
      const value = hexOf(id);
      return { ...option(value, title, counts.colours.get(id)), colour: `#${value}` };
    })
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const chosen = new Set(filters.colours.map(hexOf));
  return {
    filter: choice({ key: 'colour', title: filterTexts.colour }, shown(options, chosen)),
    isChosen: narrowing.colour > 0,
  };
}

function ofAttribute(attribute: Attribute, { filters, narrowing, counts }: Counted): Facet {
  const { id, kind, key, title, unit } = attribute;
  const isChosen = narrowing.ofAttribute(id) > 0;
  if (kind === 'range') {
    const span = counts.ranges.get(id) ?? null;
    const facet = range({ key, title, unit }, span, { isChosen });
    return { ...facet, covered: span?.count ?? 0 };
  }
  if (kind === 'switch') {
    const having = counts.terms.get(-id) ?? 0;
    // Products with the switch off are not counted; assume as many as with it on.
    return {
      ...onOff({ key, title, label: filterTexts.has }, having, isChosen),
      covered: 2 * having,
    };
  }
  const options = attribute.options.map((each) =>
    option(each.value, each.label, counts.terms.get(each.id)),
  );
  const given = filters.attributes.find((each) => each.key === key)?.values ?? [];
  const covered = options.reduce((sum, { count }) => sum + count, 0);
  return { filter: choice({ key, title }, shown(options, new Set(given))), isChosen, covered };
}

const option = (value: string, label: string, count = 0): Option => ({ value, label, count });

function choice(named: { key: string; title: string }, options: Option[]): ListFilter {
  return { ...named, kind: 'choice', options };
}

function range(
  { unit, ...named }: { key: string; title: string; unit: string },
  span: Span | null,
  { isChosen }: { isChosen: boolean },
): Facet {
  const ends = span && { min: span.min, max: span.max };
  const filter: ListFilter = { ...named, kind: 'range', options: [], ...ends };
  return { filter: unit === '' ? filter : { ...filter, unit }, isChosen };
}

function onOff(
  { key, title, label }: { key: string; title: string; label: string },
  count: number,
  isChosen: boolean,
): Facet {
  return { filter: { key, title, kind: 'switch', options: [option('1', label, count)] }, isChosen };
}

/** Options without products are shown only when chosen, so that they can be cleared. */
function shown(options: Option[], chosen: ReadonlySet<string>): Option[] {
  return options.filter(({ value, count }) => count > 0 || chosen.has(value));
}

const hexOf = (colour: number): string => colour.toString(16).padStart(6, '0');
const unique = (ids: number[]): number[] => [...new Set(ids)];
