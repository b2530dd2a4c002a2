import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import {
  type IndexNow,
  type IndexNowOutcome,
  indexNowKind,
  mostQueued,
  mostTold,
  postIndexNow,
} from '#server/outbox/index-now.ts';

/** Changes come in crowds, which are told as one: how long they gather, in ms. */
const gatherFor = 5_000;
/** A row claimed by a process that died is free again after this; longer than a post may take. */
const lease = '1 minute';
const batchSize = mostTold / mostQueued;
const mostTries = 12;
const longestBackoff = 3_600;

const claimed = z.object({
  id: z.int(),
  payload: z.object({ paths: z.array(z.string()) }),
});
type Claimed = z.infer<typeof claimed>;

interface Parts {
  database: Database;
  indexNow: IndexNow;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** In ms. */
  gatherFor?: number;
}

/**
 * Tells search engines of changed pages, each at least once, once the storefront has them. What they do not take now
 * is told later, for about four hours; what they refuse is written into the log.
 */
export class IndexNowWorker {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Lets a post that is under way finish. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#tellBatch().catch((error: unknown) => {
        this.#parts.logger.error({ err: error }, 'Changed pages cannot be read');
      });
      // oxlint-disable-next-line no-await-in-loop
      await pause(this.#parts.gatherFor ?? gatherFor, undefined, { signal }).catch(() => undefined);
    }
  }

  async #tellBatch(): Promise<void> {
    for (const { claims, paths } of slicesOf(await this.#claim())) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#settle(claims, await postIndexNow(this.#parts.indexNow, paths));
    }
  }

  #claim(): Promise<Claimed[]> {
    return rows(
      this.#parts.database.db,
      sql`update outbox set attempts = attempts + 1, due_at = now() + ${lease}::interval
        where id in (
          select id from outbox
          where done_at is null and due_at <= now() and kind = ${indexNowKind}
          order by id limit ${batchSize} for update skip locked)
        returning id, payload`,
      claimed,
    );
  }

  /** Each row has its own number of tries: one that waits for long takes no new one with it. */
  async #settle(claims: readonly Claimed[], outcome: IndexNowOutcome): Promise<void> {
    const { database, logger } = this.#parts;
    const ids = sql`${sql.param(claims.map(({ id }) => id))}::bigint[]`;
    if (outcome.kind === 'taken') {
      await database.db.execute(
        sql`update outbox set done_at = now(), last_error = null where id = any(${ids})`,
      );
      return;
    }
    const { kind, reason } = outcome;
    logger.warn({ reason, rows: claims.length }, 'Search engines do not hear of changes');
    await database.db.execute(
      sql`update outbox set last_error = ${reason},
        due_at = now() + least(${longestBackoff}, 10 * 2 ^ least(attempts, 20)) * interval '1 second',
        done_at = case when ${kind === 'refused'} or attempts >= ${mostTries} then now() end
        where id = any(${ids})`,
    );
  }
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
