/**
 * Why a file cannot be read as a sheet: `empty`; `unknown`: neither an Excel file nor text; `old`: xls; `secret`: with a
 * password; `broken`; `large`: unpacked it is larger than is read; `wide`; `long`: too many rows; `quoted`: a quotation mark in the
 * wrong place; `slow`.
 */
export type SheetFault =
  | 'empty'
  | 'unknown'
  | 'old'
  | 'secret'
  | 'broken'
  | 'large'
  | 'wide'
  | 'long'
  | 'quoted'
  | 'slow';

/** A file that cannot be read as a sheet. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly fault: SheetFault;
  /** The row at which reading ended, where one is to blame. */
  readonly line: number | null;

  constructor(fault: SheetFault, line: number | null = null, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
    this.line = line;
  }
}
