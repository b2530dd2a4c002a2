import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import type { SheetRow } from '#server/spreadsheet/sheet-row.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';

/** In characters. */
const longestRow = 200_000;
const piece = 65_536;
const delimiters = [',', ';', '\t'] as const;

const record = z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()) });

/** Rows of CSV, its delimiter by the first line. @throws {SheetError} */
export async function* rowsOfText(file: Uint8Array): AsyncGenerator<SheetRow> {
  // The parser counts two signs at the end of a line as two lines.
  const text = textOf(file).replaceAll(/\r\n?/g, '\n');
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  pipeline(Readable.from(piecesOf(text)), parser, () => undefined);
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

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece);
}

/** By its byte order mark, else UTF-8 if it is valid, else windows-1256. @throws {SheetError} `unknown` */
function textOf(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file.includes(0)) throw new SheetError('unknown');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1256').decode(file);
  }
}

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, piece).trimStart().split('\n', 1);
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = delimiters.map((each) => ({ each, count: bare.split(each).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.each ?? ',';
}
