import { formatNumber } from '#lib/text/toman.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { relatedTexts } from '#panel/product/related-texts.ts';
import { availabilityTitle, stateTitles } from '#panel/product/texts.ts';
import { texts } from '#panel/texts.ts';

/** Names of what fields hold by id. */
export interface Names {
  readonly categories: ReadonlyMap<number, string>;
  readonly brands: ReadonlyMap<number, string>;
  readonly goods: ReadonlyMap<number, string>;
}

const isGoodsList = (field: string): boolean => field === 'relatedIds' || field === 'versionIds';

/** Codes of the products that a field holds. */
export function goodsIn(field: string, value: unknown): number[] {
  if (field === 'successorId') return typeof value === 'number' ? [value] : [];
  return isGoodsList(field) && Array.isArray(value) ? value.map(Number) : [];
}

const goodsName = (code: unknown, { goods }: Names): string =>
  goods.get(Number(code)) ?? relatedTexts.code(Number(code));

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
  if (isGoodsList(field)) return list.map((code) => goodsName(code, names)).join('، ');
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
  successorId: goodsName,
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

/** Letters that stand before the difference of long texts. */
const leading = 30;

/** Texts without their markup, or with it where two differ in nothing else. */
function readable(htmls: readonly string[]): string[] {
  const plain = htmls.map((html) => plainText(html).trim());
  return new Set(plain).size < new Set(htmls).size ? [...htmls] : plain;
}

/** Values of a field beside each other; long texts from shortly before they differ. */
export function shownBeside(field: string, values: readonly unknown[], names: Names): string[] {
  if (field !== 'descriptionHtml') return values.map((value) => shownValue(field, value, names));
  const written = readable(values.map(String));
  const [first = ''] = written;
  let same = 0;
  while (same < first.length && written.every((text) => text[same] === first[same])) same += 1;
  const from = Math.max(0, same - leading);
  return written.map((text) =>
    text === '' ? texts.nothing : `${from > 0 ? '…' : ''}${shortened(text.slice(from))}`,
  );
}
