import type { Database } from '#server/db/database.ts';
import { removal } from '#server/db/statement.ts';

/** Deletes a batch of rows delivered more than a day ago. */
export const removeDelivered = removal({
  name: 'outbox-remove-delivered',
  table: 'outbox',
  key: 'id',
  since: 'done_at',
  before: `now() - interval '1 day'`,
});

/** Resolves to the number of deleted rows. */
export async function removeSomeDelivered(database: Database): Promise<number> {
  const [gone] = await database.run(removeDelivered, []);
  return gone?.count ?? 0;
}
