import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Statement } from '#server/db/statement.ts';

/** Drizzle on either database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** What one node does for all that share a database. */
export type SharedWork = 'migrate' | 'fill';

/** One database, whichever it is: PGlite in a folder, or PostgreSQL. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  /** Runs a statement prepared once per connection; for the calls that must be fast. */
  run<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** Commits what `work` did, or nothing when it throws. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Brings the tables up to date; safe when several nodes start at once. */
  migrate(): Promise<void>;
  /** Does `work` while no other node does the same; `waiting` is called once if one does. */
  alone<T>(what: SharedWork, work: () => Promise<T>, waiting?: () => void): Promise<T>;
  /** Rejects when the database doesn't answer. */
  ping(): Promise<void>;
  /** Lets another process of this machine ask the owner of an embedded database for work. */
  onRequest(answer: (line: string) => Promise<string>): void;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** '' for the embedded database. */
  databaseUrl: string;
  dataDir: string;
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Opens PostgreSQL at `databaseUrl`, else the embedded database in `dataDir`.
 * @throws {StartError} when it can't be reached, written or had for this process alone
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir);
}

/** Runs raw SQL and checks what comes back, so that its type is known. */
export async function rows<Row>(db: Db, query: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  const result = await db.execute(query);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
