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

/** How long a change may wait for more of its kind, and how long before its time a row is taken as gone, in seconds. */
const [gathering, leaving] = [60, 5];

/**
 * Announces a change within a minute, together with others of the same tag: for what changes so often, and matters so
 * little, that pages need not be made anew each time. Search engines are not told.
 */
export async function announceGathered(
  tx: Db,
  tag: string,
  paths: readonly string[],
): Promise<void> {
  const payload = outboxChange.parse({ tags: [tag], paths, unlisted: paths });
  await tx.execute(sql`insert into outbox (kind, payload, due_at)
    select ${revalidateKind}, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${gathering})
    where not exists (select from outbox where kind = ${revalidateKind} and done_at is null
      and due_at > now() + make_interval(secs => ${leaving}) and payload->'tags' @> to_jsonb(${tag}::text))`);
}

/** Most tags and paths of one row. */
const most = { tags: 200, paths: 50 };

/** Like `announce`, for any number of tags and paths, each once. */
export async function announceAll(
  tx: Db,
  tags: readonly string[],
  paths: readonly string[],
): Promise<void> {
  const all = { tags: [...new Set(tags)], paths: [...new Set(paths)] };
  if (all.tags.length <= most.tags && all.paths.length <= most.paths) {
    await announce(tx, all);
    return;
  }
  // Tags first: pages are requested once what they depend on is dropped.
  for (let at = 0; at < all.tags.length; at += most.tags) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await announce(tx, { tags: all.tags.slice(at, at + most.tags), paths: [] });
  }
  for (let at = 0; at < all.paths.length; at += most.paths) {
    // oxlint-disable-next-line no-await-in-loop
    await announce(tx, { tags: [], paths: all.paths.slice(at, at + most.paths) });
  }
}

/** Deletes pending notifications of a tag for a later time, because they are no longer right. */
export async function takeBack(tx: Db, tag: string): Promise<void> {
  await tx.execute(sql`delete from outbox
    where kind = ${revalidateKind} and done_at is null and due_at > now() and attempts = 0
      and payload->'tags' @> to_jsonb(${tag}::text)`);
}
