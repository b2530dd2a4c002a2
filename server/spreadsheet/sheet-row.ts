/** A cell as it was read; null when it is empty. Truth values are texts, dates the numbers that they are in the file. */
export type SheetCell = string | number | null;

export interface SheetRow {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}
