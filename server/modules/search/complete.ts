import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { syncCategorySearch, syncProductSearch } from '#server/modules/search/sync-service.ts';

/**
 * Writes what search reads where it is missing: after a migration that changed its form, or a backup
 * from before that.
 */
export async function completeSearch(database: Database): Promise<void> {
  if (!(await isMissing(database.db))) return;
  await database.alone('fill', () =>
    database.transaction(async (tx) => {
      if (!(await isMissing(tx))) return;
      await syncProductSearch(tx, () => sql`true`);
      await syncCategorySearch(tx);
      await tx.execute(sql`analyze search_entry, search_word, search_twin`);
    }),
  );
}

async function isMissing(db: Db): Promise<boolean> {
  const [found] = await rows(
    db,
    sql`select exists (select from category where id <> 0)
      and not exists (select from search_entry) as missing`,
    z.object({ missing: z.boolean() }),
  );
  return found?.missing === true;
}
