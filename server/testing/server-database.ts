import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Template } from '#server/testing/templates.ts';
import { templatesVariable } from '#server/testing/templates-folder.ts';

/** URL of a PostgreSQL server where tests may create databases; '' when there is none. */
const server = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether tests run on PostgreSQL; otherwise on PGlite in memory. */
export const testsOnPostgres = server !== '';

/** A database on the test server: its URL, and a function that drops it. */
export interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates a database: empty, or a copy of the template, which is made on first use. One of the same
 * `name` that is left over is replaced.
 */
export async function createServerDatabase(
  template?: Template,
  name = `kahroba_test_${randomUUID().replaceAll('-', '')}`,
): Promise<ServerDatabase> {
  await onServer(async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    const copied = template ? ` template ${await readyTemplate(client, template)}` : '';
    await client.query(`create database ${name}${copied}`);
  });
  const drop = () => onServer((client) => client.query(`drop database ${name} with (force)`));
  return { url: urlOf(name), drop: async () => void (await drop()) };
}

/** The URL of a test database, for another program or connection. */
export async function addressOf({ db }: Database): Promise<string> {
  const query = sql`select current_database() as name`;
  const [found] = await rows(db, query, z.object({ name: z.string() }));
  return urlOf(found?.name ?? '');
}

/** Drops the templates of this test run. */
export async function dropTemplates(): Promise<void> {
  if (!testsOnPostgres) return;
  await onServer(async (client) => {
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templatePrefix()],
    );
    for (const { datname } of found.rows) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await client.query(`drop database ${datname} with (force)`);
    }
  });
}

/** Templates belong to one test run, so that none is left over from older code. */
function templatePrefix(): string {
  const run = basename(process.env[templatesVariable] ?? '').replaceAll(/\W/g, '_');
  return `${run.toLowerCase()}_`;
}

/** The name of the template's database; the first test file that needs it fills it. */
async function readyTemplate(client: pg.Client, { name, fill }: Template): Promise<string> {
  const database = `${templatePrefix()}${name.replaceAll('-', '_')}`;
  // Released with the connection, so a test file that dies blocks no other.
  await client.query('select pg_advisory_lock(hashtext($1))', [database]);
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) {
    const part = `${database}_part`;
    // Left by a file whose filling failed.
    await client.query(`drop database if exists ${part} with (force)`);
    await client.query(`create database ${part}`);
    const filled = await openDatabase({ databaseUrl: urlOf(part), dataDir: '' });
    try {
      await fill(filled);
    } finally {
      await filled.close();
    }
    await client.query(`alter database ${part} rename to ${database}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [database]);
  return database;
}

function urlOf(database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
