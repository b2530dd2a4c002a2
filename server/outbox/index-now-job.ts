import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { type Job, type JobLogger, queueJob } from '#server/jobs/job.ts';
import { claim, idsOf, noteDone } from '#server/outbox/claims.ts';
import {
  type IndexNow,
  type IndexNowOutcome,
  indexNowKind,
  mostQueued,
  mostPosted,
  postIndexNow,
} from '#server/outbox/index-now.ts';

/** Batch window for bursts of changes, in ms. */
const gatherFor = 5_000;
/** Lease in ms; longer than a request may take. */
const lease = 60_000;
const mostClaimed = mostPosted / mostQueued;
const mostTries = 12;
/** Maximum delay of a retry, in s. */
const longestBackoff = 3_600;

const claimed = z.object({
  id: z.int(),
  payload: z.object({ paths: z.array(z.string()) }),
});
type Claimed = z.infer<typeof claimed>;

interface Parts {
  database: Database;
  /** Null: search engines are not notified. */
  readIndexNow: () => Promise<IndexNow | null>;
  /** Interval in ms. */
  every?: number;
}

/**
 * Notifies search engines of changed pages at least once, after the storefront has been notified. Failed
 * requests are retried for about four hours; refused ones are logged.
 */
export function indexNowJob({ database: { db }, readIndexNow, every = gatherFor }: Parts): Job {
  /** Attempts are counted per row: giving up an old row does not affect a new one in the same batch. */
  async function settle(
    batch: readonly Claimed[],
    outcome: IndexNowOutcome,
    logger: JobLogger,
  ): Promise<void> {
    if (outcome.kind === 'taken') {
      await noteDone(db, batch);
      return;
    }
    const { kind, reason } = outcome;
    logger.warn({ reason, rows: batch.length }, 'IndexNow request failed');
    await db.execute(
      sql`update outbox set last_error = ${reason},
        due_at = now() + least(${longestBackoff}, 10 * 2 ^ least(attempts, 20)) * interval '1 second',
        done_at = case when ${kind === 'refused'} or attempts >= ${mostTries} then now() end
        where id = any(${idsOf(batch)})`,
    );
  }

  return queueJob({
    name: 'indexnow',
    every,
    lease,
    claim: (ms) => claim(db, { kind: indexNowKind, most: mostClaimed, lease: ms, row: claimed }),
    async work(batch, logger) {
      const indexNow = await readIndexNow();
      if (indexNow === null) {
        await noteDone(db, batch);
        return 'later';
      }
      for (const { claims, paths } of slicesOf(batch)) {
        await settle(claims, await postIndexNow(indexNow, paths), logger);
      }
      return 'later';
    },
  });
}

interface Slice {
  readonly claims: Claimed[];
  readonly paths: string[];
}

/** Merges rows as long as one request can contain their pages, each page once. */
function slicesOf(batch: readonly Claimed[]): Slice[] {
  const slices: Slice[] = [];
  let claims: Claimed[] = [];
  let paths = new Set<string>();
  for (const each of batch) {
    const more = new Set([...paths, ...each.payload.paths]);
    if (more.size > mostPosted && claims.length > 0) {
      slices.push({ claims, paths: [...paths] });
      claims = [];
      paths = new Set(each.payload.paths);
    } else paths = more;
    claims.push(each);
  }
  return claims.length === 0 ? slices : [...slices, { claims, paths: [...paths] }];
}
