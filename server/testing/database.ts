import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createServerDatabase, testsOnPostgres } from '#server/testing/server-database.ts';
import type { Template } from '#server/testing/templates.ts';

/** The content of a database before a test. One name always stands for the same rows. */
export type Filling = Template;

/** Tables without rows. */
export const noRows: Filling = { name: 'no-rows', fill: async () => undefined };

/** Loaded when it is needed, because it loads the embedded database. */
const embeddedCopies = () => import('#server/testing/templates.ts');

/** A migrated database for one test file; `close` removes it. */
export async function openTestDatabase(filling: Filling = noRows): Promise<Database> {
  if (testsOnPostgres) return onPostgres(filling);
  const { openCopy } = await embeddedCopies();
  return openCopy(migrated(filling));
}

/** The database settings of a service in a process of its own. */
export interface DatabasePlace {
  /** '' for the embedded database in the data folder. */
  databaseUrl: string;
  drop: () => Promise<void>;
}

/** Creates the database for a service in a process of its own; PGlite goes into `dataDir`. */
export async function makeDatabase(dataDir: string, filling: Filling): Promise<DatabasePlace> {
  if (testsOnPostgres) {
    const { url, drop } = await createServerDatabase(migrated(filling));
    return { databaseUrl: url, drop };
  }
  const { writeCopy } = await embeddedCopies();
  await writeCopy(migrated(filling), dataDir);
  return { databaseUrl: '', drop: async () => undefined };
}

const migrated = ({ name, fill }: Filling): Template => ({
  name,
  fill: async (database) => {
    await database.migrate();
    await fill(database);
  },
});

async function onPostgres(filling: Filling): Promise<Database> {
  const { url, drop } = await createServerDatabase(migrated(filling));
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}
