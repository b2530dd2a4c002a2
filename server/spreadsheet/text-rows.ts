import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { delimiterOf, withPlainLines } from '#server/spreadsheet/csv-text.ts';
import type { SheetRow } from '#server/spreadsheet/sheet-row.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';

/** In characters. */
const longestRow = 200_000;
/** Bytes that become text at once: all of a large file would take several times its size. */
const piece = 65_536;

const record = z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()) });

/** Rows of CSV, its delimiter by the first line. @throws {SheetError} */
export async function* rowsOfText(file: Uint8Array): AsyncGenerator<SheetRow> {
  const encoding = encodingOf(file);
  const [first = ''] = textOf(file, encoding);
  const parser = parse({
    delimiter: delimiterOf(first),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  pipeline(Readable.from(withPlainLines(textOf(file, encoding))), parser, () => undefined);
  try {
    for await (const read of parser) {
      const { info, record: cells } = record.parse(read);
      yield { line: info.lines, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = z.object({ lines: z.int() }).parse(error);
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new SheetError(isLong ? 'wide' : 'quoted', lines, error);
  }
}

type Encoding = 'utf-16le' | 'utf-8' | 'windows-1256';

/** By its byte order mark, else UTF-8 if it is valid, else windows-1256. @throws {SheetError} `unknown` */
function encodingOf(file: Uint8Array): Encoding {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file.includes(0)) throw new SheetError('unknown');
  return isUtf8(file) ? 'utf-8' : 'windows-1256';
}

function* textOf(file: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < file.length; at += piece) {
    yield decoder.decode(file.subarray(at, at + piece), { stream: true });
  }
  yield decoder.decode();
}
