import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { extract } from 'tar-stream';
import { z } from 'zod';
import {
  ArchiveError,
  type End,
  type Entry,
  endSchema,
  entryOf,
  type Head,
  headSchema,
  type OnProgress,
} from '#server/db/backup/archive.ts';
import {
  dropEverything,
  enforceAgain,
  type ForeignKey,
  readTables,
  stopEnforcing,
  type Table,
  writeSequences,
} from '#server/db/backup/layout.ts';
import {
  knownMigrations,
  migrateUpTo,
  tablesFilledByMigrations,
} from '#server/db/backup/schema-version.ts';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { errorCode } from '#server/errors.ts';
import type { MediaStore } from '#server/media/media-store.ts';

/** Maximum decompressed bytes of a piece. Ours are far smaller; a larger one is a decompression bomb. */
const LONGEST_PIECE = 512 * 1024 * 1024;
const decompress = promisify(gunzip);

export interface RestorePlaces {
  database: Database;
  media: MediaStore;
  file: string;
  /** Replace an existing shop. */
  force: boolean;
}

function parsed<T>(schema: z.ZodType<T>, bytes: Buffer, what: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new ArchiveError(`The archive's ${what} cannot be read.`, { cause: error });
  }
}

/** @throws {ArchiveError} when this program does not know the schema of the rows */
function requireKnownSchema({ migrations }: Head): number {
  const known = knownMigrations();
  const last = migrations.at(-1);
  if (last === undefined || migrations.some((time, place) => known[place] !== time)) {
    throw new ArchiveError('The archive was made by a newer or a different version of the shop.');
  }
  return last;
}

async function requireEmpty(db: Db): Promise<void> {
  const ignored = tablesFilledByMigrations();
  for (const table of await readTables(db)) {
    if (ignored.has(table.name)) continue;
    const found = await rows(
      db,
      sql`select 1 as one from ${sql.identifier(table.name)} limit 1`,
      z.object({ one: z.number() }),
    );
    if (found.length > 0) {
      throw new ArchiveError(
        'There is a shop in the database already; --force replaces it by the archive.',
      );
    }
  }
}

async function load(db: Db, table: Table, bytes: Buffer): Promise<number> {
  const text = (await decompress(bytes, { maxOutputLength: LONGEST_PIECE })).toString('utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table.name);
  await db.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
  return lines.length;
}

/** Entries read so far. */
interface Progress {
  head: Head | undefined;
  end: End | undefined;
  loaded: Record<string, number>;
  pictures: number;
}

function requireComplete({ end, loaded, pictures }: Progress): End {
  const complete =
    end !== undefined &&
    end.pictures === pictures &&
    Object.entries(end.tables).every(([table, count]) => (loaded[table] ?? 0) === count);
  if (!complete)
    throw new ArchiveError('The archive is incomplete: it broke off when it was made.');
  return end;
}

/** Loads an archive entry by entry into a database. */
class Loader {
  readonly progress: Progress = { head: undefined, end: undefined, loaded: {}, pictures: 0 };
  readonly #db: Db;
  readonly #media: MediaStore;
  #tables: Table[] = [];
  #keys: ForeignKey[] = [];

  constructor(db: Db, media: MediaStore) {
    this.#db = db;
    this.#media = media;
  }

  async take(entry: Entry, bytes: Buffer): Promise<void> {
    if (entry.kind === 'head') {
      this.progress.head = parsed(headSchema, bytes, 'head');
      await this.#prepare(this.progress.head);
    } else if (!this.progress.head) {
      throw new ArchiveError('This is not an archive of the shop: it has no head.');
    } else if (entry.kind === 'rows') {
      await this.#takeRows(entry.table, bytes);
    } else if (entry.kind === 'picture') {
      await this.#media.put(entry.file, bytes);
      this.progress.pictures += 1;
    } else {
      this.progress.end = parsed(endSchema, bytes, 'end');
    }
  }

  async finish(): Promise<End> {
    const end = requireComplete(this.progress);
    await writeSequences(this.#db, end.sequences);
    await enforceAgain(this.#db, this.#tables, this.#keys);
    return end;
  }

  /** Creates empty tables in the archive's schema, without foreign keys and triggers until `finish`. */
  async #prepare(head: Head): Promise<void> {
    const last = requireKnownSchema(head);
    await dropEverything(this.#db);
    await migrateUpTo(this.#db, last);
    this.#tables = await readTables(this.#db);
    this.#keys = await stopEnforcing(this.#db, this.#tables);
    const names = this.#tables.map(({ name }) => sql.identifier(name));
    await this.#db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  }

  async #takeRows(name: string, bytes: Buffer): Promise<void> {
    const table = this.#tables.find((each) => each.name === name);
    if (!table) throw new ArchiveError(`The archive holds a table we do not have: ${name}.`);
    const { loaded } = this.progress;
    loaded[name] = (loaded[name] ?? 0) + (await load(this.#db, table, bytes));
  }
}

/**
 * Yields the entries of an archive.
 * @throws {ArchiveError} when it is not a tar file or is truncated
 */
async function* entriesOf(file: string): AsyncGenerator<{ entry: Entry; bytes: Buffer }> {
  const tar = extract();
  createReadStream(file)
    .on('error', (error) => tar.destroy(error))
    .pipe(tar);
  try {
    for await (const part of tar) {
      const entry = entryOf(part.header.name, part.header.type);
      yield { entry, bytes: await buffer(part) };
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const reason = errorCode(error) || (error instanceof Error ? error.message : String(error));
    throw new ArchiveError(`The archive ${file} cannot be read (${reason}).`, { cause: error });
  }
}

async function restoreInto(db: Db, places: RestorePlaces, onProgress: OnProgress): Promise<End> {
  if (!places.force) await requireEmpty(db);
  const loader = new Loader(db, places.media);
  const { progress } = loader;
  for await (const { entry, bytes } of entriesOf(places.file)) {
    await loader.take(entry, bytes);
    const loaded = Object.values(progress.loaded).reduce((total, count) => total + count, 0);
    onProgress({ rows: loaded, pictures: progress.pictures });
  }
  return loader.finish();
}

/**
 * Replaces the database's content with that of an archive, in one transaction, migrates it to the current
 * schema, and adds the archive's pictures to the store. Archives of an older schema are accepted.
 * @throws {ArchiveError} when the archive is damaged, newer or foreign, or a shop exists and `force` is not
 * set
 */
export async function restoreBackup(
  places: RestorePlaces,
  onProgress: OnProgress = () => undefined,
): Promise<End> {
  const { database } = places;
  const end = await database.transaction((db) => restoreInto(db, places, onProgress));
  await database.migrate();
  await database.db.execute(sql`analyze`);
  return end;
}
