import { streamXlsxRows } from 'hucre/xlsx';
import type { SheetCell, SheetRow } from '#server/spreadsheet/sheet-rows.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import { boundZip } from '#server/spreadsheet/zip-bounds.ts';

/** Rows that are read, also empty ones. */
const mostRows = 300_000;

/** @throws {SheetError} */
export async function* rowsOfXlsx(file: Uint8Array): AsyncGenerator<SheetRow> {
  boundZip(file);
  let count = 0;
  try {
    for await (const { index, values } of streamXlsxRows(file, { maxRows: mostRows })) {
      count += 1;
      yield { line: index + 1, cells: values.map(asCell) };
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError(faultOf(error), null, error);
  }
  if (count >= mostRows) throw new SheetError('long');
}

function faultOf(error: unknown): 'large' | 'wide' | 'broken' {
  const message = error instanceof Error ? error.message : '';
  if (/zip bomb/.test(message)) return 'large';
  return /outside the supported sheet bounds|column/i.test(message) ? 'wide' : 'broken';
}

function asCell(value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value);
}
