import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { type Db, migrationsFolder, rows } from '#server/db/database.ts';

const JOURNAL = sql`drizzle.__drizzle_migrations`;

/** Timestamps (ms) of the migrations applied to a database, oldest first; empty for an empty database. */
export async function appliedMigrations(db: Db): Promise<number[]> {
  const [table] = await rows(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
    z.object({ exists: z.boolean() }),
  );
  if (!table?.exists) return [];
  const applied = await rows(
    db,
    sql`select created_at as time from ${JOURNAL} order by created_at`,
    z.object({ time: z.coerce.number() }),
  );
  return applied.map(({ time }) => time);
}

/** Timestamps (ms) of the migrations this program knows, oldest first. */
export function knownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/** Tables that migrations insert rows into: their rows do not prove that a shop exists. */
export function tablesFilledByMigrations(): Set<string> {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap((migration) => migration.sql);
  const names = statements.map((text) => /^\s*insert into "?(\w+)"?/i.exec(text)?.[1]);
  return new Set(names.filter((each) => each !== undefined));
}

/**
 * Runs the migrations up to `last` on a database without tables, and records them as Drizzle's migrator does,
 * so that it can continue from there.
 */
export async function migrateUpTo(db: Db, last: number): Promise<void> {
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const migrations = readMigrationFiles({ migrationsFolder });
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis <= last)) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into ${JOURNAL} (hash, created_at)
          values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}
