import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { cleaningBatch, type Statement } from '#server/db/statement.ts';

/** Removes some rows that were delivered more than a day ago. */
export const removeTold = {
  name: 'outbox-remove-told',
  text: `
    with gone as (
      delete from outbox where id = any(array(
        select id from outbox where done_at < now() - interval '1 day'
        order by done_at limit ${cleaningBatch} for update skip locked))
      returning 1)
    select count(*)::int as count from gone`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;

/** Resolves to how many it removed. */
export async function removeSomeTold(database: Database): Promise<number> {
  const [gone] = await database.run(removeTold, []);
  return gone?.count ?? 0;
}
