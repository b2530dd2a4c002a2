import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import {
  clearSearch,
  searchForm,
  syncCategorySearch,
  syncProductSearch,
} from '#server/modules/search/sync-service.ts';

/**
 * Writes the search index when it is missing or was written in an older form: after an update that changed
 * the form, or after restoring an older backup.
 */
export async function completeSearch(database: Database): Promise<void> {
  if (!(await isMissing(database.db))) return;
  await database.alone('fill', () =>
    database.transaction(async (tx) => {
      if (!(await isMissing(tx))) return;
      await clearSearch(tx);
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
      and (not exists (select from search_entry)
        or obj_description('search_entry'::regclass) is distinct from ${searchForm}) as missing`,
    z.object({ missing: z.boolean() }),
  );
  return found?.missing === true;
}
