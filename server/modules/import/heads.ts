import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { badFile } from '#server/modules/import/refusal.ts';

/** Fields of a row, by the heads of WooCommerce in English and Persian. */
const plainHeads = {
  id: ['ID', 'شناسه'],
  type: ['Type', 'نوع'],
  sku: ['SKU', 'شناسه محصول', 'کد کالا'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN', 'بارکد'],
  name: ['Name', 'نام', 'نام کالا'],
  published: ['Published', 'منتشر شده'],
  shortText: ['Short description', 'توضیح کوتاه'],
  description: ['Description', 'توضیحات'],
  saleFrom: [
    'Date sale price starts',
    'تاریخ شروع فروش ویژه',
    'تاریخ شروع قیمت فروش ویژه',
    'تاریخ آغاز فروش ویژه',
  ],
  saleTo: ['Date sale price ends', 'تاریخ پایان فروش ویژه', 'تاریخ پایان قیمت فروش ویژه'],
  isInStock: ['In stock?', 'در انبار؟'],
  stock: ['Stock', 'انبار', 'موجودی'],
  lowStock: ['Low stock amount', 'مقدار کم موجودی انبار', 'آستانه کمبود موجودی'],
  isSoldSingly: ['Sold individually?', 'فروش تکی؟', 'به صورت تکی فروخته شده؟'],
  salePrice: ['Sale price', 'قیمت فروش ویژه'],
  price: ['Regular price', 'قیمت عادی', 'قیمت'],
  categories: ['Categories', 'دسته‌ها'],
  brand: ['Brands', 'Brand', 'برند', 'برندها'],
  pictures: ['Images', 'تصاویر'],
  parent: ['Parent', 'مادر'],
} as const;
/** With the unit in brackets. */
const measuredHeads = {
  weight: ['Weight', 'وزن'],
  length: ['Length', 'طول'],
  width: ['Width', 'عرض'],
  height: ['Height', 'ارتفاع'],
} as const;
/** With a number at the place of `#`. */
const numberedHeads = {
  attributeName: ['Attribute # name', 'نام # صفت'],
  attributeValues: ['Attribute # value(s)', 'مقدار(های) # صفت'],
} as const;

export interface Column {
  readonly at: number;
  readonly head: string;
  /** What stands in brackets in its head. */
  readonly unit: string;
}
/** By field, such as `name` or `attributeName 1`. */
export type Columns = ReadonlyMap<string, Column>;

/** A head without what differs between files: kinds of letters and digits, spaces and signs. */
export const folded = (head: string): string =>
  toLatinDigits(normalisePersian(head).toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '');

const byHead = new Map<string, string>(
  Object.entries(plainHeads).flatMap(([field, heads]) =>
    heads.map((head): [string, string] => [folded(head), field]),
  ),
);
const byMeasure = new Map<string, string>(
  Object.entries(measuredHeads).flatMap(([field, heads]) =>
    heads.map((head): [string, string] => [folded(head), field]),
  ),
);
const byNumber = new Map<string, string>(
  Object.entries(numberedHeads).flatMap(([field, heads]) =>
    heads.map((head): [string, string] => [folded(head.replace('#', '')), field]),
  ),
);

/** What a column holds, by its head; undefined for one that is not known. */
function fieldOf(head: string): string | undefined {
  const plain = byHead.get(folded(head));
  if (plain) return plain;
  const [before = ''] = head.split('(', 1);
  const measured = byMeasure.get(folded(before));
  if (measured) return measured;
  const [number] = /\d+/.exec(folded(head)) ?? [];
  const numbered = byNumber.get(folded(head).replace(/\d+/, ''));
  return number && numbered && `${numbered} ${Number(number)}`;
}

/** What stands in the brackets of a head. */
const unitOf = (head: string): string => head.split('(', 2)[1]?.split(')', 1)[0] ?? '';

/** '' is a column that is passed over. */
const isField = (name: string): boolean =>
  name === '' ||
  Object.hasOwn(plainHeads, name) ||
  Object.hasOwn(measuredHeads, name) ||
  /^attribute(Name|Values) \d+$/.test(name);

export interface ReadHeads {
  readonly columns: Columns;
  /** Heads of columns that are passed over. */
  readonly unknown: readonly string[];
}

export type ByHand = Readonly<Record<string, string>>;

/** The field of each head; '' where none is known, or it has one already. @throws {ShopError} 422 */
export function proposedFields(heads: readonly string[], byHand: ByHand): string[] {
  const chosen = chosenBy(heads, byHand);
  const taken = new Set(chosen.values());
  const used = new Set<string>();
  return heads.map((head) => {
    const known = fieldOf(head) ?? '';
    const field = chosen.get(folded(head)) ?? (taken.has(known) ? '' : known);
    if (used.has(field)) return '';
    used.add(field);
    return field;
  });
}

/**
 * The columns of a file by field; of two with the same field the first counts.
 * @param byHand fields by head, before those that are known; '' for a column that is passed over
 * @throws {ShopError} 422 without a column of names
 */
export function readHeads(heads: readonly string[], byHand: ByHand = {}): ReadHeads {
  const fields = proposedFields(heads, byHand);
  const columns = new Map<string, Column>();
  const unknown: string[] = [];
  for (const [at, head] of heads.entries()) {
    const field = fields[at] ?? '';
    if (field === '') unknown.push(head);
    else columns.set(field, { at, head: head.trim(), unit: unitOf(head) });
  }
  if (!columns.has('name'))
    throw badFile(importTexts.noName(heads.slice(0, 30).map(shown).join('، ')));
  return { columns, unknown };
}

const shown = (head: string): string => onOneLine(head).slice(0, 60).toWellFormed();

/** Fields chosen by hand, by the folded head. @throws {ShopError} 422 */
function chosenBy(heads: readonly string[], byHand: ByHand): ReadonlyMap<string, string> {
  const there = new Set(heads.map(folded));
  const chosen = Object.entries(byHand).map(([head, field]): [string, string] => {
    if (!isField(field)) throw badFile(importTexts.unknownField(field));
    if (!there.has(folded(head))) throw badFile(importTexts.unknownHead(head));
    return [folded(head), field];
  });
  return new Map(chosen);
}
