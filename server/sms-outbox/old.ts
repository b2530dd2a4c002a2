import type { Database } from '#server/db/database.ts';
import { removal } from '#server/db/statement.ts';

/** Deletes a batch of messages that expired more than a day ago, sent or not. */
export const removeExpired = removal({
  name: 'sms-remove-expired',
  table: 'sms',
  key: 'id',
  since: 'expires_at',
  before: `now() - interval '1 day'`,
});

/** Resolves to the number of deleted rows. */
export async function removeSomeExpired(database: Database): Promise<number> {
  const [gone] = await database.run(removeExpired, []);
  return gone?.count ?? 0;
}
