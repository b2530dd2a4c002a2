import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';

export interface DatabaseSettings {
  /** '' for the embedded database. */
  databaseUrl: string;
  dataDir: string;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`.
 * @throws {StartError} when it cannot be reached or written, or another process has it
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir);
}
