import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { type OutboxChange, outboxChange } from '#server/outbox/change.ts';

/** The kind of rows that notify the storefront. */
export const revalidateKind = 'revalidate';

/**
 * Queues a notification of what the storefront must revalidate, in the transaction of the change. After the
 * commit, `events.emit('outbox')` delivers it at once; otherwise the worker finds it within half a second.
 * @param at when the change takes effect, if later
 */
export async function announce(tx: Db, change: OutboxChange, at?: Date): Promise<void> {
  const payload = outboxChange.parse(change);
  await tx.insert(outbox).values({ kind: revalidateKind, payload, ...(at && { dueAt: at }) });
}

/** Deletes pending notifications of a tag for a later time, because they are no longer right. */
export async function takeBack(tx: Db, tag: string): Promise<void> {
  await tx.execute(sql`delete from outbox
    where kind = ${revalidateKind} and done_at is null and due_at > now() and attempts = 0
      and payload->'tags' @> to_jsonb(${tag}::text)`);
}
