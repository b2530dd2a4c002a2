import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { errorCode } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { type Job, type JobLogger, queueJob } from '#server/jobs/job.ts';
import { revalidateKind } from '#server/outbox/announce.ts';
import { claim, idsOf, noteDone } from '#server/outbox/claims.ts';
import { queueIndexNow } from '#server/outbox/index-now.ts';
import { planPosts } from '#server/outbox/plan.ts';
import { type Storefront, post } from '#server/outbox/storefront.ts';

/** Interval in ms, for rows written by other processes and for retries. */
const every = 500;
/** Ms for which changes are gathered; a page must be new within two seconds. */
const gather = 100;
/** Lease in ms; longer than a request may take. */
const lease = 15_000;
const mostClaimed = 200;
const longestBackoff = 2_000;
/** Rows delivered within this time before a start are delivered again. */
const repeated = '10 minutes';

const claimed = z.object({ id: z.int(), payload: z.unknown(), attempts: z.int() });
type Claimed = z.infer<typeof claimed>;

interface Parts {
  database: Database;
  events: ShopEvents;
  storefront: Storefront;
  /** Null: search engines are not notified of the pages. */
  readIndexNow: () => Promise<object | null>;
}

/**
 * Delivers changes to the storefront: within 0.1 s after a commit of this process, within half a second after one
 * of another. Failed deliveries are retried, at least every two seconds. Several nodes share the rows;
 * delivering a row twice is harmless.
 */
export function revalidateJob({ database, events, storefront, readIndexNow }: Parts): Job {
  const { db } = database;
  let isDown = false;

  /**
   * The embedded database has one process, so rows claimed before its start were claimed by a dead one.
   * Unclaimed rows with a later time are not due yet.
   */
  async function freeOwnClaims(): Promise<void> {
    if (database.kind !== 'embedded') return;
    await db.execute(
      sql`update outbox set due_at = now()
        where done_at is null and due_at > now() and attempts > 0`,
    );
  }

  /**
   * A dead service may have delivered changes whose effect was lost: for half a minute the storefront may
   * still write its old pages. So its successor delivers the latest rows again.
   */
  async function repeatLatest(): Promise<void> {
    await db.execute(
      sql`update outbox set done_at = null, due_at = now()
        where done_at > now() - ${repeated}::interval and kind = ${revalidateKind}`,
    );
  }

  async function putBack(batch: readonly Claimed[], error: unknown, logger: JobLogger) {
    const attempts = Math.max(...batch.map((row) => row.attempts));
    const backoff = Math.min(longestBackoff, 100 * 2 ** Math.min(attempts - 1, 10));
    const reason = reasonOf(error);
    if (!isDown) logger.warn({ reason }, 'The storefront does not get changes');
    isDown = true;
    await db.execute(
      sql`update outbox set due_at = now() + ${backoff} * interval '1 millisecond',
        last_error = ${reason} where id = any(${idsOf(batch)})`,
    );
  }

  return queueJob({
    name: 'revalidate',
    every,
    gather,
    lease,
    // Both are tried, even if one fails.
    async begin() {
      await Promise.all([freeOwnClaims(), repeatLatest()]);
    },
    wakeOn: (wake) => events.on('outbox', wake),
    claim: (ms) => claim(db, { kind: revalidateKind, most: mostClaimed, lease: ms, row: claimed }),
    async work(batch, logger) {
      const { posts, forSearchEngines, unreadable } = planPosts(batch);
      if (unreadable.length > 0) logger.error({ rows: unreadable }, 'Unreadable outbox rows');
      try {
        // In this order: first tags, then the pages that depend on them.
        for (const each of posts) await post(storefront, each);
      } catch (error) {
        await putBack(batch, error, logger);
        return 'later';
      }
      if (isDown) logger.info('The storefront gets changes again');
      isDown = false;
      // Before the transaction: the embedded database has one connection.
      const isNotified = forSearchEngines.length > 0 && (await readIndexNow()) !== null;
      await database.transaction(async (tx) => {
        await noteDone(tx, batch);
        // Search engines are notified after the storefront; otherwise they would crawl the old pages.
        if (isNotified) await queueIndexNow(tx, forSearchEngines);
      });
      return 'now';
    },
  });
}

/** `fetch` gives the reason only in the cause of its error. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = errorCode(error);
  return code === '' ? message : `${message} (${code})`;
}
