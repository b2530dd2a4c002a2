import { z } from 'zod';

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

/** What a clean-up removes; all of it is written into the SQL, so none of it comes from outside. */
interface Removal {
  name: string;
  table: string;
  /** A column that names a row; `ctid` where there is none. */
  key: string;
  /** Rows whose `since` lies before `before`, an SQL expression, the oldest first. */
  since: string;
  before: string;
  /** Of which rows alone, an SQL condition. */
  only?: string;
}

/** Removes some rows and says how many. One that another node is at is left to that node. */
export function removal({ name, table, key, since, before, only = 'true' }: Removal) {
  return {
    name,
    text: `
    with gone as (
      delete from ${table} where ${key} = any(array(
        select ${key} from ${table} where ${since} < ${before} and ${only}
        order by ${since} limit ${cleaningBatch} for update skip locked))
      returning 1)
    select count(*)::int as count from gone`,
    row: z.object({ count: z.int() }),
  } satisfies Statement<unknown>;
}

/** Rows are checked against their schema in tests; in production the same SQL gives the same shape. */
const checkRows = process.env['NODE_ENV'] === 'test';

export function toRows<Row>(statement: Statement<Row>, found: unknown[]): Row[] {
  return checkRows ? found.map((row) => statement.row.parse(row)) : (found as Row[]);
}
