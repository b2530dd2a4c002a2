import { formatNumber } from '#lib/text/toman.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { availabilityTitle, stateTitles } from '#panel/product/texts.ts';
import { texts } from '#panel/texts.ts';

/** Names of what fields hold by id. */
export interface Names {
  readonly categories: ReadonlyMap<number, string>;
  readonly brands: ReadonlyMap<number, string>;
}

/** Longest text that is shown whole. */
const longest = 120;
const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

function ofList(field: string, list: readonly unknown[], names: Names): string {
  if (list.length === 0) return texts.nothing;
  if (field === 'categoryIds') {
    return list.map((id) => names.categories.get(Number(id)) ?? String(id)).join('، ');
  }
  if (field === 'relatedIds') return list.map((code) => toPersianDigits(Number(code))).join('، ');
  if (field === 'options') {
    return list
      .map((each) => (isRecord(each) ? `${String(each['title'])}: ${String(each['value'])}` : ''))
      .join('، ');
  }
  return `${toPersianDigits(list.length)} مورد`;
}

const lookup: Readonly<Record<string, (value: unknown, names: Names) => string | undefined>> = {
  categoryId: (id, { categories }) => categories.get(Number(id)),
  brandId: (id, { brands }) => brands.get(Number(id)),
  state: (state) => Object.entries(stateTitles).find(([name]) => name === state)?.[1],
  availability: (code) => availabilityTitle(Number(code)),
  imageIndex: (at) => toPersianDigits(Number(at) + 1),
  descriptionHtml: (html) => shortened(plainText(String(html)).trim()) || undefined,
  successorId: (code) => (code === null ? undefined : toPersianDigits(Number(code))),
};

/** A value of a field as staff read it; «—» for none. */
export function shownValue(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  const found = lookup[field]?.(value, names);
  if (found !== undefined) return found;
  if (Array.isArray(value)) return ofList(field, value, names);
  if (typeof value === 'number') return formatNumber(value);
  if (isRecord(value)) return 'title' in value ? String(value['title']) : texts.nothing;
  return shortened(String(value));
}
