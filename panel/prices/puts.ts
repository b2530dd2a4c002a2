import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { variantTitle } from '#panel/goods/variant-title.ts';
import { copyCell, readCell } from '#panel/prices/cell-text.ts';
import type { Edit, Edits } from '#panel/prices/edits.ts';
import {
  cellKey,
  type CellValue,
  columnKeys,
  type GridField,
  isField,
  valueOf,
} from '#panel/prices/fields.ts';
import type { Put } from '#panel/prices/paste.ts';
import { boxOf, type Place, type Range } from '#panel/prices/places.ts';

/** The rows of the grid, what of them is changed, and which fields a person may change. */
export interface Sheet {
  rows: readonly VariantRow[];
  edits: Edits;
  may: (field: GridField) => boolean;
}

/** The product and what distinguishes the variant. */
export const rowName = (row: VariantRow): string =>
  [isolateLatin(row.nameFa), variantTitle(row)].filter(Boolean).join('، ');

/** The field of a column; null where it is only read. */
export function fieldAt({ may }: Pick<Sheet, 'may'>, column: number): GridField | null {
  const key = columnKeys[column];
  return key !== undefined && isField(key) && may(key) ? key : null;
}

/** What a cell has: the value that is not saved yet, or the one of the shop. */
export function currentValue({ edits }: Pick<Sheet, 'edits'>, row: VariantRow, field: GridField) {
  const edit = edits.get(cellKey(row.id, field));
  return edit ? edit.value : valueOf(row, field);
}

export const editOf = (row: VariantRow, field: GridField, value: CellValue): Edit => ({
  variantId: row.id,
  field,
  before: valueOf(row, field),
  value,
  websiteCode: row.websiteCode,
  name: rowName(row),
});

/** Why texts were no values, by the `cellKey` of their cells. */
export type Unread = ReadonlyMap<string, string>;

export interface Judged {
  edits: Edit[];
  unread: Unread;
}

/** The changes that texts make in cells; cells that are only read stay as they are. */
export function judgePuts(sheet: Sheet, puts: readonly Put[]): Judged {
  const edits: Edit[] = [];
  const unread = new Map<string, string>();
  for (const { place, text } of puts) {
    const row = sheet.rows[place.row];
    const field = fieldAt(sheet, place.column);
    if (row === undefined || field === null) continue;
    const read = readCell(field, text);
    if ('fault' in read) unread.set(cellKey(row.id, field), read.fault);
    else if (read.value !== currentValue(sheet, row, field)) {
      edits.push(editOf(row, field, read.value));
    }
  }
  return { edits, unread };
}

/** What copying a cell gives. */
export function copyOf(sheet: Sheet, { row: at, column }: Place): string {
  const row = sheet.rows[at];
  const key = columnKeys[column];
  if (row === undefined || key === undefined) return '';
  if (isField(key)) return copyCell(key, currentValue(sheet, row, key));
  switch (key) {
    case 'product':
      return row.nameFa;
    case 'variant':
      return variantTitle(row);
    case 'guarantee':
      return row.guarantee;
    case 'code':
      return row.sku ?? '';
    case 'timed':
      return row.timed === null ? '' : String(row.timed.price);
  }
}

/** The cells of a range, row by row, as they are copied. */
export function copyRange(sheet: Sheet, range: Range): string[][] {
  const { top, bottom, first, last } = boxOf(range);
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (__, along) =>
      copyOf(sheet, { row: top + down, column: first + along }),
    ),
  );
}

/** Ctrl+D: the first row of a range goes into the rows below it. */
export function fillPuts(sheet: Sheet, range: Range): Put[] {
  const { top, bottom, first, last } = boxOf(range);
  // One row alone takes the one above it, as in a spreadsheet.
  const from = top === bottom ? Math.max(0, top - 1) : top;
  const puts: Put[] = [];
  for (let row = from + 1; row <= bottom; row += 1) {
    for (let column = first; column <= last; column += 1) {
      puts.push({ place: { row, column }, text: copyOf(sheet, { row: from, column }) });
    }
  }
  return puts;
}
