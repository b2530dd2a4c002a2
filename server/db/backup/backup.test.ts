import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { END_NAME, HEAD_NAME } from '#server/db/backup/archive.ts';
import { readSequences, readTables } from '#server/db/backup/layout.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { knownMigrations, migrateUpTo } from '#server/db/backup/schema-version.ts';
import { emptyEmbedded, emptyPostgres } from '#server/db/backup/testing/databases.ts';
import { fillShop } from '#server/db/backup/testing/small-shop.ts';
import { readTar, type TarEntry, writeTar } from '#server/db/backup/testing/tar.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { type Database, rows } from '#server/db/database.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const mediaFolder = join(folder, 'media');
const archive = join(folder, 'shop.tar');
const pictures = {
  'a1b2-850.webp': Buffer.from([0, 255, 10, 13, 0]),
  'a1b2-160.avif': Buffer.alloc(70_000, 7),
  'film-a1b2.mp4': Buffer.alloc(5_000, 9),
};

/** The embedded database takes seconds for what PostgreSQL does at once. */
const emptyUsual = testsOnPostgres ? emptyPostgres : emptyEmbedded;

const open: Database[] = [];
async function empty(open_ = emptyUsual): Promise<Database> {
  const database = await open_();
  open.push(database);
  return database;
}

/** The complete content of a database, rows sorted by their text. */
async function contentOf({ db }: Database): Promise<unknown> {
  const tables: Record<string, string[]> = {};
  for (const { name } of await readTables(db)) {
    const query = sql`select t::text as row from ${sql.identifier(name)} t`;
    const found = await rows(db, query, z.object({ row: z.string() }));
    tables[name] = found.map(({ row }) => row).toSorted();
  }
  return { tables, sequences: await readSequences(db) };
}

let target = 0;
function restore(database: Database, file = archive, force = false) {
  target += 1;
  const media = join(folder, `restored-${target}`);
  const done = restoreBackup({ database, media: createFilesystemStore(media), file, force });
  return { media, done };
}

async function changed(change: (entries: TarEntry[]) => TarEntry[]): Promise<string> {
  const file = join(folder, 'changed.tar');
  await writeTar(file, change(await readTar(archive)));
  return file;
}

let original: unknown;
beforeAll(async () => {
  mkdirSync(mediaFolder);
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(mediaFolder, name), bytes);
  writeFileSync(join(mediaFolder, '.half-written.part'), 'x');
  const database = await empty();
  await database.migrate();
  await fillShop(database.db);
  original = await contentOf(database);
  await writeBackup({ database, mediaFolder, file: archive });
}, 120_000);
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function expectEqualShop(database: Database, media: string): Promise<void> {
  expect(await contentOf(database)).toEqual(original);
  expect(readdirSync(media).toSorted()).toEqual(Object.keys(pictures).toSorted());
  for (const [name, bytes] of Object.entries(pictures)) {
    expect(readFileSync(join(media, name)).equals(bytes)).toBe(true);
  }
}

describe('a restored shop equals the one that was backed up', () => {
  test('in an embedded database without tables', async () => {
    const database = await empty(emptyEmbedded);
    const { media, done } = restore(database);
    await done;
    await expectEqualShop(database, media);
  });

  test('in a database that has been migrated', async () => {
    const database = await empty();
    await database.migrate();
    const { media, done } = restore(database);
    await done;
    await expectEqualShop(database, media);
  });

  (testsOnPostgres ? test : test.skip)('in PostgreSQL, and back again', async () => {
    const server = await empty(emptyPostgres);
    const there = restore(server);
    await there.done;
    await expectEqualShop(server, there.media);
    const file = join(folder, 'server.tar');
    await writeBackup({ database: server, mediaFolder: there.media, file });
    const database = await empty(emptyEmbedded);
    const back = restore(database, file);
    await back.done;
    await expectEqualShop(database, back.media);
  });

  test('numbering continues, and foreign keys and triggers are restored', async () => {
    const database = await empty();
    await restore(database).done;
    const values = { categoryId: 3, brandId: 1, nameFa: 'x', nameEn: 'x', slug: 'x' };
    const [added] = await database.db.insert(product).values(values).returning();
    expect(added?.id).toBe(1001 + 4100);
    const orphan = { ...values, categoryId: 77 };
    await expect(database.db.insert(product).values(orphan)).rejects.toThrow();
    const version = sql`select version from master_version`;
    const row = z.object({ version: z.number() });
    const [before] = await rows(database.db, version, row);
    await database.db.execute(sql`update setting set value = '{}'`);
    const [after] = await rows(database.db, version, row);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
  });
});

describe('an existing shop', () => {
  test('is refused and left unchanged', async () => {
    const database = await empty();
    await restore(database).done;
    await database.db.execute(sql`update brand set title = 'mine'`);
    const mine = await contentOf(database);
    await expect(restore(database).done).rejects.toThrow('--force');
    expect(await contentOf(database)).toEqual(mine);
  });

  test('is replaced with --force', async () => {
    const database = await empty();
    await restore(database).done;
    await database.db.execute(sql`update brand set title = 'mine'`);
    const { media, done } = restore(database, archive, true);
    await done;
    await expectEqualShop(database, media);
  });

  test('is left unchanged when the archive turns out to be damaged', async () => {
    const database = await empty();
    await restore(database).done;
    const file = await changed((entries) => entries.slice(0, -3));
    await expect(restore(database, file, true).done).rejects.toThrow('incomplete');
    expect(await contentOf(database)).toEqual(original);
  });
});

const json = (name: string, value: unknown): TarEntry => ({
  header: { name },
  bytes: Buffer.from(JSON.stringify(value)),
});
const stranger = (header: TarEntry['header']) => (entries: TarEntry[]) => [
  ...entries.slice(0, -1),
  { header, bytes: Buffer.from(header.type === 'symlink' ? '' : 'x') },
  ...entries.slice(-1),
];
describe('an archive is refused', () => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyUsual();
  });
  afterAll(() => database.close());

  const cases: [string, (entries: TarEntry[]) => TarEntry[], string][] = [
    [
      'of a newer schema',
      (entries) => [
        json(HEAD_NAME, {
          format: 1,
          createdAt: new Date().toISOString(),
          migrations: [...knownMigrations(), 9e12],
        }),
        ...entries.slice(1),
      ],
      'newer',
    ],
    [
      'of another format',
      (entries) => [json(HEAD_NAME, { format: 2 }), ...entries.slice(1)],
      'head',
    ],
    ['without a head', (entries) => entries.slice(1), 'no head'],
    [
      'without an end',
      (entries) => entries.filter(({ header }) => header.name !== END_NAME),
      'incomplete',
    ],
    [
      'with a picture too few',
      (entries) => entries.filter(({ header }) => !header.name.endsWith('.avif')),
      'incomplete',
    ],
    [
      'with a piece of rows too few',
      (entries) => entries.filter(({ header }) => !header.name.includes('product/000002')),
      'incomplete',
    ],
    ['with a path that climbs', stranger({ name: 'media/../../evil.webp' }), 'not ours'],
    ['with an absolute path', stranger({ name: '/etc/evil.webp' }), 'not ours'],
    [
      'with a link',
      stranger({ name: 'media/a1-850.webp', type: 'symlink', linkname: '/etc/passwd' }),
      'not ours',
    ],
    ['with a table of its own', stranger({ name: 'database/evil/000001.jsonl.gz' }), 'not have'],
    ['with another file', stranger({ name: 'media/evil.sh' }), 'not ours'],
  ];

  test.each(cases)('%s', async (_, change, message) => {
    const file = await changed(change);
    await expect(restore(database, file).done).rejects.toThrow(message);
    expect(await readTables(database.db)).toEqual([]);
    expect(readdirSync(folder)).not.toContain('evil.webp');
  });

  test('that is truncated in the middle of a file', async () => {
    const file = join(folder, 'short.tar');
    writeFileSync(file, readFileSync(archive).subarray(0, 5000));
    await expect(restore(database, file).done).rejects.toThrow('cannot be read');
  });

  test('that does not exist', async () => {
    await expect(restore(database, join(folder, 'none.tar')).done).rejects.toThrow('ENOENT');
  });
});

test('an archive of an older schema is restored and migrated', async () => {
  const [first] = knownMigrations();
  const older = await empty();
  await older.transaction((db) => migrateUpTo(db, first ?? 0));
  await older.db.execute(
    sql`insert into brand (title, title_en, slug) values ('کهنه', 'Old', 'old')`,
  );
  const file = join(folder, 'older.tar');
  await writeBackup({ database: older, mediaFolder, file });
  const database = await empty();
  await restore(database, file).done;
  const migrated = await empty();
  await migrated.migrate();
  expect(await readTables(database.db)).toEqual(await readTables(migrated.db));
  const brands = await rows(
    database.db,
    sql`select title from brand`,
    z.object({ title: z.string() }),
  );
  expect(brands).toEqual([{ title: 'کهنه' }]);
});

test('a failed backup leaves neither an archive nor a partial file', async () => {
  const database = await empty();
  const file = join(folder, 'failed.tar');
  await expect(writeBackup({ database, mediaFolder, file })).rejects.toThrow('no shop');
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

test('a missing folder is reported in one line', async () => {
  const database = await empty();
  await database.migrate();
  const file = join(folder, 'none', 'shop.tar');
  await expect(writeBackup({ database, mediaFolder, file })).rejects.toThrow(
    `The archive ${file} cannot be written (ENOENT).`,
  );
});
