import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createServerDatabase } from '#server/testing/server-database.ts';
import { openCopy } from '#server/testing/templates.ts';

/** An embedded database in memory, without tables. */
export const emptyEmbedded = (): Promise<Database> =>
  openCopy({ name: 'no-tables', fill: async () => undefined });

/** A database on the test server, without tables; `close` drops it. */
export async function emptyPostgres(): Promise<Database> {
  const { url, drop } = await createServerDatabase();
  const database = await openPostgres(url);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}
