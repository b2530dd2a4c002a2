import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { type OutboxChange, outboxChange } from '#server/outbox/change.ts';

/** The kind of row that tells the storefront what changed. */
export const revalidateKind = 'revalidate';

/**
 * Notes what the storefront must make anew, in the transaction that changed it. After the commit
 * `events.emit('outbox')` sends it at once; without that the worker finds it within half a second.
 * @param at when it becomes true, if that is later
 */
export async function announce(tx: Db, change: OutboxChange, at?: Date): Promise<void> {
  const payload = outboxChange.parse(change);
  await tx.insert(outbox).values({ kind: revalidateKind, payload, ...(at && { dueAt: at }) });
}

/** Takes back what was to be told of a tag later, for it will not become true as it was written. */
export async function takeBack(tx: Db, tag: string): Promise<void> {
  await tx.execute(sql`delete from outbox
    where kind = ${revalidateKind} and done_at is null and due_at > now() and attempts = 0
      and payload->'tags' @> to_jsonb(${tag}::text)`);
}
