import type { z } from 'zod';

/** SQL that is prepared once per connection under its name; `row` says what each row holds. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly row: z.ZodType<Row>;
}

/**
 * How many rows a clean-up removes at a time. A number in the text and no value of the statement: for an
 * unknown number PostgreSQL plans to read the whole table.
 */
export const cleaningBatch = 500;

/** Rows are checked against their schema in tests; in production the same SQL gives the same shape. */
const checkRows = process.env['NODE_ENV'] === 'test';

export function toRows<Row>(statement: Statement<Row>, found: unknown[]): Row[] {
  return checkRows ? found.map((row) => statement.row.parse(row)) : (found as Row[]);
}
