import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { errorCode } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { revalidateKind } from '#server/outbox/announce.ts';
import { queueIndexNow } from '#server/outbox/index-now.ts';
import { planPosts } from '#server/outbox/plan.ts';
import { type Storefront, post } from '#server/outbox/storefront.ts';

/** How often to look for what other processes wrote and for what is to be tried again, in ms. */
const pollEvery = 500;
const longestBackoff = 2_000;
/** A row claimed by a process that died is free again after this; longer than a post may take. */
const lease = '15 seconds';
/** How long before a start a row may have been told to be told again. */
const repeated = '10 minutes';
const batchSize = 200;

const claimed = z.object({ id: z.int(), payload: z.unknown(), attempts: z.int() });
type Claimed = z.infer<typeof claimed>;

interface Parts {
  database: Database;
  events: ShopEvents;
  storefront: Storefront;
  logger: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  /** Whether search engines are to be told of the pages, too. */
  tellsSearchEngines?: boolean;
}

/**
 * Brings what changed to the storefront: at once after a commit of this process, within half a second
 * after one of another. What can't be delivered is tried again, at least every two seconds. Several
 * nodes share the rows; a row told twice does no harm.
 */
export class OutboxWorker {
  readonly #parts: Parts;
  #running: Promise<void> | null = null;
  #begun: Promise<void> | undefined;
  #stopping = new AbortController();
  #wake: () => void = () => undefined;
  #woken = false;
  #down = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.events.on('outbox', () => {
      this.#woken = true;
      this.#wake();
    });
  }

  /** Resolves when what an earlier process left behind is waiting again; from then on it delivers. */
  start(): Promise<void> {
    this.#begun ??= this.#begin();
    this.#running ??= this.#begun.then(() => this.#run());
    return this.#begun;
  }

  /** Lets a post that is under way finish. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#running;
  }

  async #begin(): Promise<void> {
    await this.#attempt(() => this.#freeOwnClaims());
    await this.#attempt(() => this.#repeatLatest());
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#woken = false;
      // One batch after the other: rows are told in the order they were written.
      // oxlint-disable-next-line no-await-in-loop
      const delivered = await this.#attempt(() => this.#deliverBatch());
      // oxlint-disable-next-line no-await-in-loop
      if (delivered !== true) await this.#rest();
    }
  }

  /** The database may be away for a while; what was not done is done when it is back. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'The outbox cannot be read');
      return null;
    }
  }

  async #rest(): Promise<void> {
    if (this.#woken || this.#stopping.signal.aborted) return;
    const timer = new AbortController();
    const woken = new Promise<void>((done) => (this.#wake = done));
    await Promise.race([
      woken,
      pause(pollEvery, null, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
  }

  /** True when something was delivered, so that more may wait. */
  async #deliverBatch(): Promise<boolean> {
    const batch = await this.#claim();
    if (batch.length === 0) return false;
    const { posts, told, unreadable } = planPosts(batch);
    if (unreadable.length > 0) {
      this.#parts.logger.error({ rows: unreadable }, 'Rows of the outbox cannot be read');
    }
    try {
      // In order: tags before the pages that stand on them.
      // oxlint-disable-next-line no-await-in-loop
      for (const each of posts) await post(this.#parts.storefront, each);
    } catch (error) {
      await this.#putBack(batch, error);
      return false;
    }
    this.#noteUp();
    await this.#settle(batch, told);
    return true;
  }

  async #claim(): Promise<Claimed[]> {
    const found = await rows(
      this.#parts.database.db,
      sql`update outbox set attempts = attempts + 1, due_at = now() + ${lease}::interval
        where id in (
          select id from outbox
          where done_at is null and due_at <= now() and kind = ${revalidateKind}
          order by id limit ${batchSize} for update skip locked)
        returning id, payload, attempts`,
      claimed,
    );
    return found.toSorted((one, other) => one.id - other.id);
  }

  /** Search engines hear of pages after the storefront, or they would read the old ones. */
  async #settle(batch: Claimed[], paths: readonly string[]): Promise<void> {
    await this.#parts.database.transaction(async (tx) => {
      await tx.execute(
        sql`update outbox set done_at = now(), last_error = null where id = any(${idsOf(batch)})`,
      );
      if (this.#parts.tellsSearchEngines === true) await queueIndexNow(tx, paths);
    });
  }

  async #putBack(batch: Claimed[], error: unknown): Promise<void> {
    const attempts = Math.max(...batch.map((row) => row.attempts));
    const backoff = Math.min(longestBackoff, 100 * 2 ** Math.min(attempts - 1, 10));
    const reason = reasonOf(error);
    if (!this.#down) this.#parts.logger.warn({ reason }, 'The storefront does not hear of changes');
    this.#down = true;
    await this.#parts.database.db.execute(
      sql`update outbox set due_at = now() + ${backoff} * interval '1 millisecond',
        last_error = ${reason} where id = any(${idsOf(batch)})`,
    );
  }

  #noteUp(): void {
    if (this.#down) this.#parts.logger.info('The storefront hears of changes again');
    this.#down = false;
  }

  /**
   * The embedded database has one process: what is claimed at its start was its predecessor's. What nobody has
   * claimed yet is to become true later.
   */
  async #freeOwnClaims(): Promise<void> {
    if (this.#parts.database.kind !== 'embedded') return;
    await this.#parts.database.db.execute(
      sql`update outbox set due_at = now()
        where done_at is null and due_at > now() and attempts > 0`,
    );
  }

  /**
   * A service that dies has told of its last changes, but cannot be asked what they are, and the
   * storefront keeps its old pages for another half minute. So the next one tells of them again.
   */
  async #repeatLatest(): Promise<void> {
    await this.#parts.database.db.execute(
      sql`update outbox set done_at = null, due_at = now()
        where done_at > now() - ${repeated}::interval and kind = ${revalidateKind}`,
    );
  }
}

const idsOf = (batch: Claimed[]) => sql`${sql.param(batch.map((row) => row.id))}::bigint[]`;

/** `fetch` says why only in the cause of its error. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const code = errorCode(error);
  return code === '' ? said : `${said} (${code})`;
}
