import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { fromPglite } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { fromTemplate } from '#server/testing/templates.ts';

/** An embedded database in memory, without tables. */
export async function emptyEmbedded(): Promise<Database> {
  return fromPglite(await fromTemplate({ name: 'no-tables', fill: async () => undefined }));
}

/** A PostgreSQL database of its own beside the one of `url`, without tables; `close` removes it. */
export async function emptyPostgres(url: string): Promise<Database> {
  const owner = await openPostgres(url);
  const name = `backup_${randomBytes(6).toString('hex')}`;
  await owner.db.execute(sql`create database ${sql.identifier(name)}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = await openPostgres(address.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await owner.db.execute(sql`drop database ${sql.identifier(name)}`);
      await owner.close();
    },
  };
}
