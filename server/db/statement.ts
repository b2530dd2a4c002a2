import { z } from 'zod';

/** SQL that is prepared once per connection under its name; `row` is the schema of its rows. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly row: z.ZodType<Row>;
}

/** The `row` of statements that return none. */
export const noRow = z.never();

/**
 * Maximum rows removed by one clean-up statement. Inlined into the SQL: for a parameter of unknown value
 * PostgreSQL plans to scan the whole table.
 */
export const cleaningBatch = 500;

/** What a clean-up removes. All values are inlined into the SQL, so they must be constants of the code. */
interface Removal {
  name: string;
  table: string;
  /** A column that identifies a row; `ctid` if there is none. */
  key: string;
  /** Removes rows whose `since` is older than `before` (an SQL expression), the oldest first. */
  since: string;
  before: string;
  /** Condition in SQL for the rows to remove. */
  only?: string;
}

/** A statement that removes a batch of rows and returns their number. Skips rows locked by other nodes. */
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

/** Rows are validated against their schema in tests; in production the same SQL returns the same shape. */
const checkRows = process.env['NODE_ENV'] === 'test';

export function toRows<Row>(statement: Statement<Row>, found: unknown[]): Row[] {
  return checkRows ? found.map((row) => statement.row.parse(row)) : (found as Row[]);
}
