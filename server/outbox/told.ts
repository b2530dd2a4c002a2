import type { Database } from '#server/db/database.ts';
import { removal } from '#server/db/statement.ts';

/** Deletes a batch of rows delivered more than a day ago. */
export const removeTold = removal({
  name: 'outbox-remove-told',
  table: 'outbox',
  key: 'id',
  since: 'done_at',
  before: `now() - interval '1 day'`,
});

/** Resolves to the number of deleted rows. */
export async function removeSomeTold(database: Database): Promise<number> {
  const [gone] = await database.run(removeTold, []);
  return gone?.count ?? 0;
}
