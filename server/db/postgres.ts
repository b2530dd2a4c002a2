import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { type Database, type Db, migrationsFolder, type SharedWork } from '#server/db/database.ts';
import { type Statement, toRows } from '#server/db/statement.ts';
import { openTransaction, runIn } from '#server/db/transaction.ts';
import { StartError, errorCode } from '#server/errors.ts';

/** Connections per node: enough to keep two database cores busy while requests wait for commits. */
const poolSize = 10;
/** Advisory lock keys: arbitrary, but equal on all nodes. */
const locks: Record<SharedWork, number> = { migrate: 7_306_081, fill: 7_306_082 };
/** Interval at which a waiting node tries the lock again, in ms. */
const lookAgain = 300;

// Sums and ids stay far below 2^53, so bigint is read as a number, also by Drizzle's queries.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** @throws {StartError} with a one-line message without the password */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    keepAlive: true,
    application_name: 'kahroba',
  });
  // A broken connection is replaced by the pool; its statement or transaction fails. Without listeners its
  // `error` event would end the process, whether the connection is idle or in a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: ${whyUnreachable(databaseUrl, error)}.`, error);
  }
  return fromPool(pool);
}

function fromPool(pool: pg.Pool): Database {
  const db = drizzle(pool);
  return {
    kind: 'postgres',
    db,
    run: (statement, values, tx) =>
      tx ? runIn(tx, statement, values) : runOn(pool, statement, values),
    transaction: (work, joined) => (joined ? work(joined) : onConnection(pool, work)),
    migrate: () =>
      alone(pool, 'migrate', (client) => migrate(drizzle(client), { migrationsFolder })),
    alone: (what, work, waiting) => alone(pool, what, work, waiting),
    ping: async () => {
      await pool.query('select 1');
    },
    onRequest: () => undefined,
    close: () => pool.end(),
  };
}

/** Runs a statement that each connection prepares once. */
async function runOn<Row>(
  on: pg.Pool | pg.PoolClient,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { name, text } = statement;
  const result = await on.query({ name, text, values: [...values] });
  return toRows(statement, result.rows);
}

/** Opens a transaction on a connection of its own. */
async function onConnection<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    return await openTransaction(drizzle(connection), work, (statement, values) =>
      runOn(connection, statement, values),
    );
  } finally {
    // One whose transaction did not end, such as after a statement that took too long, is closed: the next
    // transaction would continue it.
    connection.release(connection.getTransactionStatus() !== 'I');
  }
}

/** The lock is released with its connection, so a node that dies blocks no other. */
async function alone<T>(
  pool: pg.Pool,
  what: SharedWork,
  work: (client: pg.PoolClient) => Promise<T>,
  waiting: () => void = () => undefined,
): Promise<T> {
  const client = await pool.connect();
  try {
    // Polls: waiting inside PostgreSQL would run into the statement timeout.
    for (let tries = 0; !(await isLocked(client, locks[what])); tries += 1) {
      if (tries === 0) waiting();
      // oxlint-disable-next-line no-await-in-loop
      await pause(lookAgain);
    }
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks[what]]).catch(() => undefined);
    client.release();
  }
}

async function isLocked(client: pg.PoolClient, lock: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [lock]);
  return z.object({ locked: z.boolean() }).parse(rows[0]).locked;
}

function whyUnreachable(databaseUrl: string, error: unknown): string {
  const { host, pathname, username } = new URL(databaseUrl);
  const reasons: Record<string, string> = {
    '28P01': `PostgreSQL at ${host} refuses the user ${username} or the password`,
    '28000': `PostgreSQL at ${host} refuses the user ${username}`,
    '3D000': `PostgreSQL at ${host} has no database named ${pathname.slice(1)}`,
    ENOTFOUND: `the host ${host} is unknown`,
  };
  const code = errorCode(error);
  return reasons[code] ?? `PostgreSQL at ${host} cannot be reached (${code || 'no answer'})`;
}
