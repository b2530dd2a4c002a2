import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Pack, pack as createPack } from 'tar-stream';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import {
  ArchiveError,
  END_NAME,
  type End,
  FORMAT,
  HEAD_NAME,
  type Head,
  isPictureFile,
  partOf,
  pictureName,
  rowsName,
} from '#server/db/backup/archive.ts';
import { readSequences, readTables, type Table } from '#server/db/backup/layout.ts';
import { appliedMigrations } from '#server/db/backup/schema-version.ts';
import { errorCode } from '#server/errors.ts';

const ROWS_PER_PIECE = 2000;
const compress = promisify(gzip);
const SYSTEM_ERROR = /^E[A-Z]+$/;

export interface BackupPlaces {
  database: Database;
  mediaFolder: string;
  /** Path of the archive; an existing file is replaced. */
  file: string;
  /** Called after each table and picture. */
  onProgress?: (at: BackupProgress) => void;
}

/** How far a backup is: tables are written first, then pictures. */
export interface BackupProgress {
  readonly phase: 'rows' | 'pictures';
  readonly done: number;
  readonly total: number;
}

function add(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()));
  });
}

const addJson = (pack: Pack, name: string, value: Head | End): Promise<void> =>
  add(pack, name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** Rows are copied in PostgreSQL's text form: no number or time is converted by JavaScript. */
async function addTable(pack: Pack, db: Db, table: Table): Promise<number> {
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as line from (select ${columns} from ${sql.identifier(table.name)}) t`);
  let count = 0;
  for (let piece = 1; ; piece += 1) {
    const fetched = await rows(
      db,
      sql.raw(`fetch ${ROWS_PER_PIECE} from backup_rows`),
      z.object({ line: z.string() }),
    );
    if (fetched.length === 0) break;
    const text = fetched.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
    await add(pack, rowsName(table.name, piece), await compress(text));
    count += fetched.length;
  }
  await db.execute(sql`close backup_rows`);
  return count;
}

async function pictureFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isPictureFile).toSorted();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function fill(pack: Pack, places: BackupPlaces): Promise<End> {
  const { onProgress = () => undefined } = places;
  const tables: Record<string, number> = {};
  const sequences = await places.database.transaction(async (db) => {
    await db.execute(sql`set transaction isolation level repeatable read read only`);
    const migrations = await appliedMigrations(db);
    if (migrations.length === 0) throw new ArchiveError('The database holds no shop yet.');
    await addJson(pack, HEAD_NAME, {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations,
    });
    const all = await readTables(db);
    for (const [at, table] of all.entries()) {
      tables[table.name] = await addTable(pack, db, table);
      onProgress({ phase: 'rows', done: at + 1, total: all.length });
    }
    return readSequences(db);
  });
  // After the rows: a picture is stored before a row refers to it, so no referenced picture is missing.
  const files = await pictureFiles(places.mediaFolder);
  for (const [at, file] of files.entries()) {
    await add(pack, pictureName(file), await readFile(join(places.mediaFolder, file)));
    onProgress({ phase: 'pictures', done: at + 1, total: files.length });
  }
  return { tables, sequences, pictures: files.length };
}

/**
 * Writes the rows, from one snapshot, and the pictures into one archive. The shop may keep running. The file
 * gets its final name once it is complete.
 * @throws {ArchiveError} when the database has no tables or the file cannot be written
 */
export async function writeBackup(places: BackupPlaces): Promise<End> {
  const part = partOf(places.file);
  const pack = createPack();
  const output = createWriteStream(part, { mode: 0o600 });
  const written = finished(output);
  try {
    await once(output, 'open');
    pack.pipe(output);
    const end = await fill(pack, places);
    await addJson(pack, END_NAME, end);
    pack.finalize();
    await written;
    await rename(part, places.file);
    return end;
  } catch (error) {
    pack.destroy();
    output.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    if (!SYSTEM_ERROR.test(errorCode(error))) throw error;
    const reason = `cannot be written (${errorCode(error)})`;
    throw new ArchiveError(`The archive ${places.file} ${reason}.`, { cause: error });
  }
}
