import { type SheetField, sheetField } from '#lib/contract/goods-sheet.ts';
import { staffPrice, stockCount } from '#lib/contract/goods.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Places, SheetColumn } from '#server/modules/goods/sheet-columns.ts';
import { sheetTexts } from '#server/modules/goods/sheet-texts.ts';
import type { SheetCell, SheetRow } from '#server/spreadsheet/sheet-row.ts';

/** What a cell of a price or stock says; null when it is empty. */
export type Amount =
  | { readonly value: number | null }
  | { readonly value?: undefined; readonly fault: string };

/** The variant of a row and its values when the file was exported. */
export interface Stamp extends Readonly<Record<SheetField, number | null>> {
  readonly id: number;
}

/** A row of a file. Columns that the file lacks are absent. */
export interface SheetLine {
  readonly line: number;
  readonly id: number | null;
  /** In small letters. */
  readonly sku: string | null;
  readonly name: string;
  readonly amounts: Readonly<Partial<Record<SheetField, Amount>>>;
  /** Null when there is none, or it is not the shop's. */
  readonly stamp: Stamp | null;
}

const parts = sheetField.options;

/** `g12_1500000__7`: letters first, or Excel would take it for a number. */
export const stampOf = ({ id, price, oldPrice, stock }: Stamp): string =>
  `g${[id, price ?? '', oldPrice ?? '', stock].join('_')}`;

const stamped = /^g(\d{1,10})_(\d{0,13})_(\d{0,13})_(\d{1,10})$/;
const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

function readStamp(cell: SheetCell): Stamp | null {
  const found = stamped.exec(textOf(cell));
  if (found === null) return null;
  const [, id, price, oldPrice, stock] = found;
  return {
    id: Number(id),
    price: numberOf(price),
    oldPrice: numberOf(oldPrice),
    stock: numberOf(stock),
  };
}

const textOf = (cell: SheetCell | undefined): string =>
  normalisePersian(String(cell ?? ''))
    .replaceAll(/[\u200c\u200d]/g, '')
    .trim();

const mostOf: Readonly<Record<SheetField, number>> = {
  price: staffPrice.maxValue ?? 0,
  oldPrice: staffPrice.maxValue ?? 0,
  stock: stockCount.maxValue ?? 0,
};

const grouped = /^\d{1,3}(?:[,٬،'’\s]\d{3})+$/u;

/** A whole number from 0, also with Persian digits, separators and «تومان». */
export function readAmount(cell: SheetCell, most: number): Amount {
  const text = toLatinDigits(textOf(cell))
    .replace(/(?:تومان|عدد)$/u, '')
    .trim();
  if (text === '') return { value: null };
  if (text.includes('ریال')) return { fault: sheetTexts.rial };
  const bare = grouped.test(text) ? text.replaceAll(/\D/g, '') : text.replace(/[.٫]0{1,2}$/, '');
  if (/^[-−][\d.,٫٬]+$/.test(bare)) return { fault: sheetTexts.negative };
  // Three digits behind a point are thousands to some, and a part of one to others.
  if (/^\d+[.٫/]\d+$/.test(bare)) return { fault: sheetTexts.fraction };
  if (!/^\d{1,20}$/.test(bare)) return { fault: sheetTexts.notNumber };
  const value = Number(bare);
  return value > most ? { fault: sheetTexts.tooBig } : { value };
}

const mostId = 2_147_483_647;

function readId(text: string): number | null {
  const id = Number(toLatinDigits(text));
  return text !== '' && Number.isInteger(id) && id > 0 && id <= mostId ? id : null;
}

export function readLine({ line, cells }: SheetRow, places: Places): SheetLine {
  const cellOf = (column: SheetColumn): SheetCell => cells[places.get(column) ?? -1] ?? null;
  const amounts = parts.flatMap((field) =>
    places.has(field) ? [[field, readAmount(cellOf(field), mostOf[field])] as const] : [],
  );
  // The apostrophe that keeps a code from being a formula.
  const sku = textOf(cellOf('sku')).replace(/^'/, '').toLowerCase();
  return {
    line,
    id: readId(textOf(cellOf('id'))),
    sku: sku === '' ? null : sku.slice(0, 100).toWellFormed(),
    name: textOf(cellOf('name')).slice(0, 200).toWellFormed(),
    amounts: Object.fromEntries(amounts),
    stamp: readStamp(cellOf('stamp')),
  };
}
