import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { type Database, migrationsFolder, openDatabase } from '#server/db/database.ts';
import { fromPglite } from '#server/db/embedded.ts';

/** A PostgreSQL server on which tests may make databases; without it they run on PGlite in memory. */
const server = process.env['TEST_DATABASE_URL'] ?? '';

export const testsOnPostgres = server !== '';

/** An empty, migrated database of its own; `close` leaves nothing behind. */
export async function openTestDatabase(): Promise<Database> {
  return testsOnPostgres ? onPostgres() : inMemory();
}

/** A database on the test server that is dropped by `drop`. */
export async function createServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kahroba_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onPostgres(): Promise<Database> {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await database.migrate();
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

/** Making a PGlite anew takes seconds, unpacking one that was made before far less. */
async function inMemory(): Promise<Database> {
  const template = join(tmpdir(), `kahroba-template-${migrationsDigest()}.tar`);
  if (!existsSync(template)) await writeTemplate(template);
  const loadDataDir = new Blob([readFileSync(template)]);
  return fromPglite(await PGlite.create({ loadDataDir, extensions: { pg_trgm } }));
}

async function writeTemplate(file: string): Promise<void> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  await fromPglite(pglite).migrate();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Renamed into place, for test files run beside each other.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
}

function migrationsDigest(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((each) => each.endsWith('.sql'))) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
