import type { Database } from '#server/db/database.ts';

export interface DatabaseSettings {
  /** '' for the embedded database. */
  databaseUrl: string;
  dataDir: string;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`. The other one's code, a megabyte for the
 * embedded database, is not loaded.
 * @throws {StartError} when it cannot be reached or written, or another process has it
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('#server/db/postgres.ts');
    return openPostgres(settings.databaseUrl);
  }
  const { openEmbedded } = await import('#server/db/embedded.ts');
  return openEmbedded(settings.dataDir);
}
