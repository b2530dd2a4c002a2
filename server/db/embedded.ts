import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, migrationsFolder } from '#server/db/database.ts';
import { type FolderLock, lockFolder } from '#server/db/folder-lock.ts';
import { createPglite } from '#server/db/pglite.ts';
import { toRows } from '#server/db/statement.ts';
import { openTransaction, runIn } from '#server/db/transaction.ts';
import { StartError, errorCode } from '#server/errors.ts';

/** Folder of the embedded database. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');

/** @throws {StartError} when the folder cannot be written or another process has it */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = embeddedFolder(dataDir);
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
    return fromPglite(await createPglite({ dataDir: folder }), lock);
  } catch (error) {
    await lock.release();
    const reason = errorCode(error) || (error instanceof Error ? error.message : String(error));
    throw new StartError(
      `The database in DATA_DIR ${dataDir} cannot be opened (${reason}).`,
      error,
    );
  }
}

/** Wraps an open PGlite; `lock` is released when the database closes. */
export function fromPglite(pglite: PGlite, lock?: FolderLock): Database {
  const db = drizzle(pglite);
  return {
    kind: 'embedded',
    db,
    run: async (statement, values, tx) => {
      if (tx) return runIn(tx, statement, values);
      const result = await pglite.query(statement.text, [...values]);
      return toRows(statement, result.rows);
    },
    transaction: (work, joined) => (joined ? work(joined) : openTransaction(db, work)),
    migrate: () => migrate(db, { migrationsFolder }),
    // No lock needed: one process owns the folder.
    alone: (_what, work) => work(),
    ping: async () => {
      await pglite.query('select 1');
    },
    onRequest: (answer) => {
      if (lock) lock.answer = answer;
    },
    close: async () => {
      await pglite.close();
      await lock?.release();
    },
  };
}
