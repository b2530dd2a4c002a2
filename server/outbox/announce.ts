import { type RevalidateBody, revalidateBody } from '#lib/contract/revalidate.ts';
import type { Db } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';

/** The kind of row that tells the storefront what changed. */
export const revalidateKind = 'revalidate';

/**
 * Notes what the storefront must make anew, in the transaction that changed it. After the commit
 * `events.emit('outbox')` sends it at once; without that the worker finds it within half a second.
 * @param at when it becomes true, if that is later
 */
export async function announce(tx: Db, change: RevalidateBody, at?: Date): Promise<void> {
  const payload = revalidateBody.parse(change);
  await tx.insert(outbox).values({ kind: revalidateKind, payload, ...(at && { dueAt: at }) });
}
