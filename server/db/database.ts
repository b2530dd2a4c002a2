import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Statement } from '#server/db/statement.ts';

/** Drizzle on PostgreSQL or PGlite, or one of its transactions. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Work that one node does on behalf of all nodes sharing a database. */
export type SharedWork = 'migrate' | 'fill';

/** The shop's database: PGlite in a folder, or PostgreSQL. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /**
   * Runs a statement prepared once per connection; for performance-critical calls.
   * @param tx runs it in this transaction
   */
  run<Row>(statement: Statement<Row>, values: readonly unknown[], tx?: Db): Promise<Row[]>;
  /**
   * Commits what `work` did; rolls back when it throws.
   * @param joined makes `work` a part of this transaction, which then commits or rolls back all
   */
  transaction<T>(work: (tx: Db) => Promise<T>, joined?: Db): Promise<T>;
  /** Migrates the schema; safe when several nodes start at once. */
  migrate(): Promise<void>;
  /** Runs `work` while no other node runs the same; `waiting` is called once if it has to wait. */
  alone<T>(what: SharedWork, work: () => Promise<T>, waiting?: () => void): Promise<T>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Answers other local processes that ask the owner of an embedded database to do something. */
  onRequest(answer: (line: string) => Promise<string>): void;
  close(): Promise<void>;
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Runs raw SQL and validates the rows against a schema. */
export async function rows<Row>(db: Db, query: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  const result = await db.execute(query);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
