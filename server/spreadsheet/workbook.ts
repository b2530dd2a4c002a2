import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import {
  type Cell,
  type Column,
  mostRows,
  partsAround,
  rowXml,
  sheetHead,
  sheetTail,
} from '#server/spreadsheet/sheet-xml.ts';

export type { Cell, Column } from '#server/spreadsheet/sheet-xml.ts';

type Rows = readonly (readonly Cell[])[];

export interface Sheet {
  /** At most 31 characters, none of []:*?/\. */
  name: string;
  columns: readonly Column[];
  /** Rows in batches; the next batch is read only when the stream has room. */
  batches: AsyncIterable<Rows> | Iterable<Rows>;
}

async function* sheetXml({ columns, batches }: Sheet): AsyncGenerator<string> {
  yield sheetHead(columns);
  let count = 1;
  for await (const batch of batches) {
    const room = batch.slice(0, mostRows - count);
    const first = count + 1;
    count += room.length;
    yield room.map((cells, at) => rowXml(columns, cells, first + at)).join('');
    if (count >= mostRows) break;
  }
  yield sheetTail(columns, count);
}

/**
 * An Excel file (xlsx) with one right-to-left sheet, as a stream that holds one batch of rows in memory. An
 * error while reading rows destroys the stream; closing the stream stops the reading.
 */
export function writeWorkbook(sheet: Sheet): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream;
  // It always is a Readable, but the types declare less.
  if (!(file instanceof Readable)) throw new TypeError('yazl gave no stream');
  const rows = Readable.from(sheetXml(sheet));
  for (const part of [zip, rows]) part.on('error', (error: Error) => file.destroy(error));
  file.on('close', () => rows.destroy());
  for (const [path, xml] of partsAround(sheet.name)) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  return file;
}
