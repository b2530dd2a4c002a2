import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** What a part names. */
export interface Names {
  readonly pictures: readonly string[];
  readonly categories: readonly number[];
  readonly brands: readonly number[];
}

const missing = z.object({
  pictures: z.array(z.string()),
  categories: z.array(z.int()),
  brands: z.array(z.int()),
});

/** Those that the shop does not have. */
export async function findMissing(tx: Db, names: Names): Promise<z.infer<typeof missing>> {
  const [found] = await rows(
    tx,
    sql`select
      array(select name from unnest(${sql.param([...names.pictures])}::text[]) name
        where not exists (select from picture where hash = name)) as pictures,
      array(select n from unnest(${sql.param([...names.categories])}::int[]) n
        where not exists (select from category where id = n)) as categories,
      array(select n from unnest(${sql.param([...names.brands])}::int[]) n
        where not exists (select from brand where id = n)) as brands`,
    missing,
  );
  return found ?? { pictures: [], categories: [], brands: [] };
}
