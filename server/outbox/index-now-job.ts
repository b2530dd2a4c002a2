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
  mostTold,
  postIndexNow,
} from '#server/outbox/index-now.ts';

/** Window in ms in which bursts of changes are collected into one post. */
const gatherFor = 5_000;
/** In ms; longer than a post may take. */
const lease = 60_000;
const mostClaimed = mostTold / mostQueued;
const mostTries = 12;
/** In seconds. */
const longestBackoff = 3_600;

const claimed = z.object({
  id: z.int(),
  payload: z.object({ paths: z.array(z.string()) }),
});
type Claimed = z.infer<typeof claimed>;

interface Parts {
  database: Database;
  indexNow: IndexNow;
  /** In ms. */
  every?: number;
}

/**
 * Notifies search engines of changed pages, each at least once, after the storefront got the change. What they do not
 * take now is sent again later, for about four hours; what they refuse is logged.
 */
export function indexNowJob({ database: { db }, indexNow, every = gatherFor }: Parts): Job {
  /** Each row has its own number of tries: an old one that is given up does not take a new one with it. */
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
    logger.warn({ reason, rows: batch.length }, 'Search engines do not take changes');
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

/** Rows put together as far as one post can name their pages, each page once. */
function slicesOf(batch: readonly Claimed[]): Slice[] {
  const slices: Slice[] = [];
  let claims: Claimed[] = [];
  let paths = new Set<string>();
  for (const each of batch) {
    const more = new Set([...paths, ...each.payload.paths]);
    if (more.size > mostTold && claims.length > 0) {
      slices.push({ claims, paths: [...paths] });
      claims = [];
      paths = new Set(each.payload.paths);
    } else paths = more;
    claims.push(each);
  }
  return claims.length === 0 ? slices : [...slices, { claims, paths: [...paths] }];
}
