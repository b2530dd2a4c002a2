import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '#server/db/database.ts';
import { embeddedFolder, fromPglite } from '#server/db/embedded.ts';
import { fromTemplate } from '#server/testing/templates.ts';

/** A PostgreSQL server on which tests may make databases; without it they run on PGlite in memory. */
const server = process.env['TEST_DATABASE_URL'] ?? '';

export const testsOnPostgres = server !== '';

/** What is in a database before a test begins. */
export interface Filling {
  /** The same rows each time bear the same name, and are made once in a run of tests. */
  name: string;
  fill(database: Database): Promise<unknown>;
}

/** Tables without rows. */
export const noRows: Filling = { name: 'no-rows', fill: async () => undefined };

/** A migrated database of its own; `close` leaves nothing behind. */
export async function openTestDatabase(filling: Filling = noRows): Promise<Database> {
  return testsOnPostgres ? onPostgres(filling) : fromPglite(await fromTemplate(migrated(filling)));
}

/** Writes the database of a service that is a process of its own. */
export async function makeDatabase(
  at: { databaseUrl: string; dataDir: string },
  filling: Filling,
): Promise<void> {
  if (at.databaseUrl) {
    const database = await openDatabase(at);
    await migrated(filling).fill(database);
    await database.close();
  } else {
    const pglite = await fromTemplate(migrated(filling), embeddedFolder(at.dataDir));
    await pglite.close();
  }
}

const migrated = ({ name, fill }: Filling): Filling => ({
  name,
  fill: async (database) => {
    await database.migrate();
    await fill(database);
  },
});

/** A database on the test server that is dropped by `drop`. */
export async function createServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kahroba_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onPostgres(filling: Filling): Promise<Database> {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await migrated(filling).fill(database);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
