import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import {
  type IndexNow,
  type IndexNowOutcome,
  indexNowKind,
  postIndexNow,
} from '#server/outbox/index-now.ts';

/** Changes come in crowds, which are told as one: how long they gather, in ms. */
const gatherFor = 5_000;
/** A row claimed by a process that died is free again after this; longer than a post may take. */
const lease = '1 minute';
/** 50 pages each: what one post may name. */
const batchSize = 200;
const mostTries = 12;
const longestBackoff = 3_600;

const claimed = z.object({
  id: z.int(),
  attempts: z.int(),
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
 * is told later, for half a day; what they refuse is written into the log.
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
    const batch = await this.#claim();
    if (batch.length === 0) return;
    const paths = new Set(batch.flatMap(({ payload }) => payload.paths));
    await this.#settle(batch, await postIndexNow(this.#parts.indexNow, [...paths]));
  }

  #claim(): Promise<Claimed[]> {
    return rows(
      this.#parts.database.db,
      sql`update outbox set attempts = attempts + 1, due_at = now() + ${lease}::interval
        where id in (
          select id from outbox
          where done_at is null and due_at <= now() and kind = ${indexNowKind}
          order by id limit ${batchSize} for update skip locked)
        returning id, payload, attempts`,
      claimed,
    );
  }

  async #settle(batch: readonly Claimed[], outcome: IndexNowOutcome): Promise<void> {
    const { database, logger } = this.#parts;
    const ids = sql`${sql.param(batch.map(({ id }) => id))}::bigint[]`;
    const tries = Math.max(...batch.map(({ attempts }) => attempts));
    if (outcome.kind === 'taken') {
      await database.db.execute(
        sql`update outbox set done_at = now(), last_error = null where id = any(${ids})`,
      );
      return;
    }
    const { reason } = outcome;
    logger.warn({ reason, pages: batch.length }, 'Search engines do not hear of changes');
    const isOver = outcome.kind === 'refused' || tries >= mostTries;
    const backoff = Math.min(longestBackoff, 10 * 2 ** tries);
    await database.db.execute(
      sql`update outbox set last_error = ${reason}, due_at = now() + ${backoff} * interval '1 second',
        done_at = case when ${isOver} then now() end where id = any(${ids})`,
    );
  }
}
