import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** The value of a setting; null when it was never set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [found] = await rows(
    db,
    sql`select value from setting where key = ${key}`,
    z.object({ value: z.unknown() }),
  );
  return found?.value ?? null;
}

/** Replaces a setting. */
export async function writeSetting(tx: Db, key: string, value: object): Promise<void> {
  await tx.execute(sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`);
}

/**
 * Sets some fields of a setting; others stay, also those that somebody else changes at the same time.
 * @param unset the whole value where there is none yet
 */
export async function mergeSetting(
  tx: Db,
  key: string,
  fields: object,
  unset: object,
): Promise<void> {
  await tx.execute(sql`insert into setting (key, value)
    values (${key}, ${JSON.stringify({ ...unset, ...fields })}::jsonb)
    on conflict (key) do update set updated_at = now(),
      value = setting.value || ${JSON.stringify(fields)}::jsonb`);
}

/** Takes fields away from a setting. */
export async function dropFields(tx: Db, key: string, fields: readonly string[]): Promise<void> {
  if (fields.length === 0) return;
  await tx.execute(sql`update setting set value = value - ${sql.param([...fields])}::text[]
    where key = ${key}`);
}

const side = z.object({ width: z.int(), height: z.int() });

/** Size in px of a picture; null when the shop does not have it. */
export async function readSize(db: Db, hash: string): Promise<z.infer<typeof side> | null> {
  const query = sql`select width, height from picture where hash = ${hash}`;
  return (await rows(db, query, side))[0] ?? null;
}

/** Those of the categories that the shop does not have. */
export async function findUnknownCategories(db: Db, ids: readonly number[]): Promise<number[]> {
  const unknown = await rows(
    db,
    sql`select n as id from unnest(${sql.param([...ids])}::int[]) n
      where not exists (select from category where id = n)`,
    z.object({ id: z.int() }),
  );
  return unknown.map(({ id }) => id);
}

/** Whether the shop has a content page of that name. */
export async function hasPage(db: Db, name: string): Promise<boolean> {
  const query = sql`select 1 as found from content_page where name = ${name}`;
  return (await rows(db, query, z.object({ found: z.int() }))).length > 0;
}
