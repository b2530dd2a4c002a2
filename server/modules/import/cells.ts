import { onOneLine } from '#lib/text/persian.ts';
import type { Columns } from '#server/modules/import/heads.ts';
import type { CsvRow } from '#server/modules/import/read-csv.ts';
import { type Read, cellText } from '#server/modules/import/values.ts';

/** A sentence for staff about the cell below a head. */
export interface Said {
  readonly head: string;
  readonly text: string;
}

/** The cells of a row by field, and what is to be said about them. */
export interface Cells {
  readonly line: number;
  /** Whether the file has such a column. */
  has(field: string): boolean;
  /** What the cell says; '' for a column that is not there. */
  text(field: string): string;
  /** Undefined for an empty cell, and for one that cannot be read, which is a fault. */
  read<Value>(field: string, reader: (cell: string) => Read<Value>): Value | undefined;
  /** Makes the row wrong. */
  refuse(field: string, text: string): void;
  note(field: string, text: string): void;
  readonly faults: readonly Said[];
  readonly notes: readonly Said[];
}

/** More of a row is not said. */
const mostSaid = 20;
const longestHead = 100;

export function cellsOf(columns: Columns, { line, cells }: CsvRow): Cells {
  const faults: Said[] = [];
  const notes: Said[] = [];
  const say = (list: Said[], field: string, text: string) => {
    if (list.length >= mostSaid) return;
    const head = columns.get(field)?.head ?? '';
    list.push({
      head: onOneLine(head).slice(0, longestHead).toWellFormed(),
      text: onOneLine(text),
    });
  };
  const text = (field: string) => {
    const column = columns.get(field);
    return column === undefined ? '' : cellText(cells[column.at] ?? '');
  };
  return {
    line,
    faults,
    notes,
    has: (field) => columns.has(field),
    text,
    read: (field, reader) => {
      const cell = text(field);
      if (cell === '') return undefined;
      const read = reader(cell);
      if ('value' in read) return read.value;
      say(faults, field, read.reason);
      return undefined;
    },
    refuse: (field, reason) => say(faults, field, reason),
    note: (field, reason) => say(notes, field, reason),
  };
}
