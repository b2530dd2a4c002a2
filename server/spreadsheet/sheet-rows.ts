import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import type { SheetCell, SheetRow } from '#server/spreadsheet/sheet-row.ts';
import { rowsOfText } from '#server/spreadsheet/text-rows.ts';
import { rowsOfXlsx } from '#server/spreadsheet/xlsx-rows.ts';

/** Most columns of a row. */
const mostColumns = 200;
/** Most rows with something in them, and most characters of a cell. */
const mostRows = 200_000;
const longestCell = 32_767;

const begins = (file: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => file[at] === byte);
const zip = [0x50, 0x4b];
/** Of Office's own container: files of Excel before 2007, and all with a password. */
const container = [0xd0, 0xcf, 0x11, 0xe0];

function read(file: Uint8Array): AsyncGenerator<SheetRow> {
  if (file.length === 0) throw new SheetError('empty');
  if (begins(file, zip)) return rowsOfXlsx(file);
  if (begins(file, container)) {
    const isSecret = Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(
      Buffer.from('EncryptedPackage', 'utf16le'),
    );
    throw new SheetError(isSecret ? 'secret' : 'old');
  }
  return rowsOfText(file);
}

const isEmpty = (cell: SheetCell): boolean => cell === null || cell === '';

/**
 * The rows of the first sheet of an Excel file, or of a CSV file, without the empty ones. Of formulas the values that were
 * kept with them are read.
 * @throws {SheetError}
 */
export async function* rowsOf(file: Uint8Array): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { line, cells } of read(file)) {
    if (cells.length > mostColumns) throw new SheetError('wide', line);
    if (cells.every(isEmpty)) continue;
    count += 1;
    if (count > mostRows) throw new SheetError('long');
    yield { line, cells: cells.map(bounded) };
  }
  if (count === 0) throw new SheetError('empty');
}

const bounded = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? cell.slice(0, longestCell) : cell;
