import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';

const chunk = 4_000;

export type NewRows<Table extends PgTable> = readonly Table['$inferInsert'][];

/**
 * Advances a table's identity sequence beyond explicitly inserted ids, so that the next row gets a free one.
 */
export async function advanceIdentity(tx: Db, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${table} having max(id) > 0`);
}

/**
 * Inserts many rows in few statements. Each statement carries a batch as one JSON text, which either database
 * parses faster than thousands of parameters. The columns are the keys of the first row.
 */
export async function insertRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: NewRows<Table>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const shape = sql.join(
    columns.map(
      ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  );
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, written(column, row[key])])),
  );
  for (let from = 0; from < named.length; from += chunk) {
    const part = JSON.stringify(named.slice(from, from + chunk));
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_to_recordset(${part}::json) as row (${shape})`);
  }
}

/** The value to write: columns of a custom type convert it, all others are written as JSON. */
function written(column: Column, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return column.columnType === 'PgCustomColumn' ? column.mapToDriverValue(value) : value;
}
