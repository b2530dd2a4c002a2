import { availabilityCodes } from '#lib/contract/codes.ts';
import { productFields } from '#lib/contract/goods-product.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { onOneLine } from '#lib/text/persian.ts';
import { type Attribute, readAttributes } from '#server/modules/import/attributes.ts';
import { type Cells, type Said, cellsOf } from '#server/modules/import/cells.ts';
import {
  type Details,
  readDetails,
  readPictures,
  stateOf,
} from '#server/modules/import/details.ts';
import type { Columns } from '#server/modules/import/heads.ts';
import { type Measures, readMeasures } from '#server/modules/import/measures.ts';
import { type Offer, type OfferRules, readOffer } from '#server/modules/import/offer.ts';
import type { CsvRow } from '#server/modules/import/read-csv.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { type Read, digitsOf, listOf } from '#server/modules/import/values.ts';

interface Own extends Offer, Measures {
  readonly sku?: string;
  readonly gtin?: string;
  readonly attributes: readonly Attribute[];
  /** Which goods of this shop a file says that it is of. */
  readonly own?: { readonly product: number; readonly variant: number | null };
}
/** The row of a product; of one with variations, the offer is in their rows. */
export interface ProductRow extends Own, Details {
  readonly kind: 'simple' | 'variable';
}
export interface VariationRow extends Own {
  readonly kind: 'variation';
  readonly pictures: readonly string[];
}
export type GoodsRow = ProductRow | VariationRow;

/** How the file names a row of its own. */
export interface RowNames {
  /** Its number in the former shop. */
  readonly id: number | null;
  readonly sku: string | null;
  readonly parentId: number | null;
  readonly parentSku: string | null;
}

export interface ReadGoods extends RowNames {
  readonly line: number;
  readonly name: string;
  readonly state: 'taken' | 'skipped' | 'wrong';
  /** Null unless it is taken. */
  readonly goods: GoodsRow | null;
  /** Why it is not taken, else what is other than in the file. */
  readonly said: readonly Said[];
}

/** A row of the file, judged by itself. */
export function readGoods(columns: Columns, row: CsvRow, rules: OfferRules): ReadGoods {
  const cells = cellsOf(columns, row);
  const place = {
    ...readNames(cells),
    line: row.line,
    name: onOneLine(cells.text('name')).slice(0, 200).toWellFormed(),
  };
  const kind = readKind(cells);
  if (typeof kind === 'object') {
    const head = columns.get('type')?.head ?? '';
    return { ...place, state: 'skipped', goods: null, said: [{ head, text: kind.text }] };
  }
  const own = {
    ...readOwn(cells, columns, place.sku),
    attributes: readAttributes(cells, columns, kind === 'variation'),
  };
  const goods: GoodsRow =
    kind === 'variation'
      ? { kind, ...own, ...readOffer(cells, rules), ...readVariation(cells, place) }
      : { kind, ...own, ...(kind === 'simple' && readOffer(cells, rules)), ...readDetails(cells) };
  return cells.faults.length > 0
    ? { ...place, state: 'wrong', goods: null, said: cells.faults }
    : { ...place, state: 'taken', goods, said: cells.notes };
}

const kinds = ['simple', 'variable', 'variation'] as const;
const leftOut: Readonly<Record<string, string>> = {
  grouped: importTexts.grouped,
  external: importTexts.external,
};
const kindsOfDelivery = new Set(['virtual', 'downloadable']);

/** What a row is, or why it is passed over. */
function readKind(cells: Cells): GoodsRow['kind'] | { readonly text: string } {
  const words = listOf(cells.text('type').toLowerCase());
  const [word, ...others] = words.filter((each) => !kindsOfDelivery.has(each));
  if (words.length > (word === undefined ? 0 : 1 + others.length)) {
    cells.note('type', importTexts.virtual);
  }
  if (word !== undefined && Object.hasOwn(leftOut, word)) {
    return { text: leftOut[word] ?? '' };
  }
  const found = kinds.find((kind) => kind === word);
  if (found !== undefined && others.length === 0) return found;
  if (word !== undefined) {
    cells.refuse('type', importTexts.unknownType(words.join(', ').slice(0, 60)));
  }
  return cells.text('parent') === '' ? 'simple' : 'variation';
}

const wholeId = /^\d{1,15}$/;

function idOf(cell: string): Read<number> {
  const read = digitsOf(cell);
  return 'value' in read && wholeId.test(read.value)
    ? { value: Number(read.value) }
    : { reason: importTexts.wrongId };
}

/** Codes have no spaces here. */
const skuOf = (cell: string): string => onOneLine(cell).replaceAll(/\s/g, '-');

function readNames(cells: Cells): RowNames {
  const parent = cells.text('parent');
  const byId = /^id:/i.test(parent) ? parent.slice('id:'.length) : undefined;
  const id = cells.read('id', idOf) ?? null;
  return {
    id,
    sku: cells.read('sku', checkedSku) ?? null,
    parentId: byId === undefined ? null : (cells.read('parent', () => idOf(byId)) ?? null),
    parentSku: byId === undefined && parent !== '' ? skuOf(parent) : null,
  };
}

function checkedSku(cell: string): Read<string> {
  const sku = skuOf(cell);
  return productFields.shape.sku.safeParse(sku).success
    ? { value: sku }
    : { reason: importTexts.wrongSku };
}

function readOwn(cells: Cells, columns: Columns, sku: string | null) {
  if (sku !== null && sku !== cells.text('sku')) cells.note('sku', importTexts.spacedSku(sku));
  const gtin = toLatinDigits(cells.text('gtin')).replaceAll(/[\s-]/g, '');
  const isGtin = productFields.shape.gtin.safeParse(gtin).success;
  if (cells.text('gtin') !== '' && !isGtin) cells.note('gtin', importTexts.wrongGtin);
  return {
    ...(sku !== null && { sku }),
    ...(isGtin && { gtin }),
    ...readMeasures(cells, columns),
  };
}

function readVariation(cells: Cells, { id, parentId, parentSku }: RowNames) {
  if (parentId === null && parentSku === null) cells.refuse('parent', importTexts.noParent);
  if (id !== null && id === parentId) {
    cells.refuse('parent', importTexts.ownParent);
  }
  const state = cells.read('published', stateOf) ?? 'published';
  const isOff = state !== 'published';
  return {
    pictures: readPictures(cells),
    ...(isOff && { availability: availabilityCodes.outOfStock }),
  };
}
