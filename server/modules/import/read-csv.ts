import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import type { ByteSource } from '#server/modules/import/byte-source.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { type Encoding, encodingOf, textOf } from '#server/modules/import/file-text.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { delimiterOf, withPlainLines } from '#server/spreadsheet/csv-text.ts';

const mostColumns = 500;
const mostRows = 200_000;
/** In characters. */
const longestField = 1_000_000;
const longestRecord = 4_000_000;

export interface CsvRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV file, heads first; its delimiter by the first line. @throws {ShopError} 422 */
export async function* readCsv(source: ByteSource): AsyncGenerator<CsvRow> {
  /** How far the parser is after the last record, which is ahead of what was taken from it. */
  let before: Place = { lines: 0, empty_lines: 0 };
  let count = 0;
  /** Of the records that were not taken yet. */
  const lines: number[] = [];
  const encoding = await encodingOf(source);
  const parser = parse({
    delimiter: delimiterOf(await headOf(source, encoding)),
    // A second mark: the decoder takes the first.
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    on_record: (cells: string[], info) => {
      const line = lineAfter(before, info);
      refuseLarge(line, cells);
      count += 1;
      if (count > mostRows + 1) throw badFile(importTexts.tooManyRows);
      before = { lines: info.lines, empty_lines: info.empty_lines };
      lines.push(line);
      return cells;
    },
  });
  pipeline(Readable.from(withPlainLines(textOf(source, encoding))), parser, () => undefined);
  try {
    for await (const cells of parser) yield { line: lines.shift() ?? 0, cells: asCells(cells) };
  } catch (error) {
    throw error instanceof CsvError ? badFile(sentenceFor(error, before)) : error;
  }
  if (count === 0) throw badFile(importTexts.empty);
}

const asCells = (cells: readonly string[]): readonly string[] => cells;

/** Lines and empty lines read so far. */
interface Place {
  readonly lines: number;
  readonly empty_lines: number;
}

/** The line on which the record after another one begins. */
const lineAfter = (before: Place, { empty_lines: empty }: Pick<Place, 'empty_lines'>): number =>
  before.lines + 1 + empty - before.empty_lines;

function refuseLarge(line: number, cells: readonly string[]): void {
  if (cells.length > mostColumns) throw badFile(importTexts.tooManyColumns(line));
  if (cells.some(({ length }) => length > longestField)) {
    throw badFile(importTexts.fieldTooLong(line));
  }
}

const places = z.object({ lines: z.int(), empty_lines: z.int() });

function sentenceFor(error: CsvError, before: Place): string {
  const now = places.parse(error);
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return importTexts.recordTooLong(lineAfter(before, now));
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return importTexts.quoteOpen(lineAfter(before, now));
  return importTexts.wrongQuote(now.lines);
}

/** Characters in which the first line is looked for. */
const headLength = 64_000;

async function headOf(source: ByteSource, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const piece of textOf(source, encoding)) {
    text += piece;
    if (text.length > headLength) break;
  }
  return text;
}
