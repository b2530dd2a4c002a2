import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** Empty for a column of buttons. The unit stands here: «قیمت (تومان)». */
  head: string;
  cell: (row: Row) => ReactNode;
  /** `num`: digits below each other. `acts`: buttons, at the end. */
  kind?: 'num' | 'acts';
  /** Tailwind width, such as `w-40`. */
  className?: string;
}

export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** What a list shows, at a desk and on a phone. */
export interface ListOf<Row> {
  /** Accessible name of the table: the title of its entry in the menu. */
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What a screen reader calls the row. */
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** A row on a phone: two or three lines. Its first element may be the link or button that opens it (`card-open`). */
  card: (row: Row) => ReactNode;
  /** Enter on the focused row. */
  onOpen?: (row: Row) => void;
  selection?: Selection;
  /** 44 px rows of ledgers. */
  isDense?: boolean;
  /** Height of a row in px until it is measured. */
  rowHeight?: number;
}

/** Which rows are in the document. */
export interface Visible {
  items: readonly number[];
  /** Height of the rows before and after them, in px. */
  before: number;
  after: number;
  focused: number;
  /** Measures a row, which carries `data-index`. */
  measure: (row: Element | null) => void;
}
