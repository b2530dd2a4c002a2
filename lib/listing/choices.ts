import type { ListFilter } from '#lib/contract/product.ts';
import { firstPage, listHref, type ListQuery } from '#lib/rules/list-query.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { formatMeasure, formatToman } from '#lib/text/toman.ts';

/** Key of the price filter. */
export const priceKey = 'price';
export const brandKey = 'brand';
/** The search text; it names the list and is not cleared with the filters. */
const nameKey = 'filter-name';

export const queryKey = (key: string): string => `filter-${key}`;

/** Selected values of a filter, or the single text of a range or switch. */
export function chosenOf({ filters }: ListQuery, key: string): string[] {
  const value = filters.find(([name]) => name === queryKey(key))?.[1];
  return value === undefined ? [] : value.split(',');
}

/** Both ends of a range as digits; empty if open. */
export function rangeEnds(value: string | undefined): { from: string; to: string } {
  const [from = '', to = ''] = (value ?? '').split('-');
  return { from, to };
}

/** Whether any filter applies besides the search text. */
export const isNarrowed = ({ filters }: ListQuery): boolean =>
  filters.some(([key]) => key !== nameKey);

/** Address of the list without its filters; search text and order stay. */
export function clearedHref(path: string, { filters, sort }: ListQuery): string {
  return listHref(path, {
    ...firstPage,
    sort,
    filters: filters.filter(([key]) => key === nameKey),
  });
}

/** A selected value, and the address of the list without it. */
export interface ChosenChip {
  label: string;
  href: string;
  /** `#rrggbb`, for colours. */
  colour?: string;
}

/**
 * The selected values in words, in the order of the filters. A value the list's filters do not
 * contain (of a removed filter) is shown as written, so that it can be removed.
 */
export function chosenChips(
  path: string,
  query: ListQuery,
  filters: readonly ListFilter[],
): ChosenChip[] {
  return query.filters
    .filter(([key]) => key !== nameKey)
    .flatMap(([key, value]) => {
      const filter = filters.find((each) => queryKey(each.key) === key);
      const values = filter?.kind === 'range' ? [value] : value.split(',');
      return values.map((each) => ({
        ...labelOf(filter, each),
        href: listHref(path, without(query, key, each)),
      }));
    });
}

/** A selected value in words, and the key of its filter. */
interface ChosenLabel {
  key: string;
  label: string;
}

/** The selected values that the list's filters have: an address cannot add words of its own. */
export function knownLabels(
  { filters: chosen }: ListQuery,
  filters: readonly ListFilter[],
): ChosenLabel[] {
  return chosen.flatMap(([key, value]) => {
    const filter = filters.find((each) => queryKey(each.key) === key);
    if (filter === undefined) return [];
    const values = filter.kind === 'choice' ? value.split(',') : [value];
    return values
      .filter((each) => filter.kind !== 'choice' || isOption(filter, each))
      .map((each) => ({ key: filter.key, label: labelOf(filter, each).label }));
  });
}

const isOption = ({ options }: ListFilter, value: string): boolean =>
  options.some((option) => option.value === value);

function without(query: ListQuery, key: string, value: string): ListQuery {
  const filters = query.filters
    .map(([name, text]): [string, string] => {
      const rest = text.split(',').filter((each) => each !== value);
      return [name, name === key ? rest.join(',') : text];
    })
    .filter(([, text]) => text !== '');
  return { filters, sort: query.sort, page: 1 };
}

function labelOf(
  filter: ListFilter | undefined,
  value: string,
): { label: string; colour?: string } {
  if (filter === undefined) return { label: value };
  if (filter.kind === 'range') return { label: rangeLabel(filter, value) };
  if (filter.kind === 'switch') return { label: filter.title };
  const option = filter.options.find((each) => each.value === value);
  return {
    label: option?.label ?? `${filter.title}: ${value}`,
    ...(option?.colour !== undefined && { colour: option.colour }),
  };
}

function rangeLabel({ key, title, unit }: ListFilter, value: string): string {
  const { from, to } = rangeEnds(value);
  const amount = (text: string) => withUnit(key, unit, Number(text));
  if (from === '') return listingTexts.upTo(title, amount(to));
  if (to === '') return listingTexts.startingAt(title, amount(from));
  return listingTexts.between(title, formatMeasure(Number(from)), amount(to));
}

function withUnit(key: string, unit: string | undefined, value: number): string {
  if (key === priceKey) return formatToman(value);
  return unit === undefined || unit === ''
    ? formatMeasure(value)
    : `${formatMeasure(value)} ${unit}`;
}
