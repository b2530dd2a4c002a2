import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { cleaningBatch } from '#server/db/statement.ts';

/** How often to clean up, in ms. */
const every = 3_600_000;
/** What is left after so many batches of one kind waits for the next time. */
const mostBatches = 200;
/** Shoppers come first: between two batches, in ms. */
const breather = 50;

/** A kind of rows that outlive their use. */
export interface Chore {
  readonly what: string;
  /** Removes at most a batch of them; resolves to how many. */
  removeSome(): Promise<number>;
}

interface Parts {
  chores: readonly Chore[];
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Removes what nobody needs any more, a batch at a time: at the start and every hour. Several nodes may do
 * so at once, for each leaves alone what another is at.
 */
export class Cleaner {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Lets a batch that is under way finish. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Does every chore once. One that fails is told of and tried again the next time. */
  async round(): Promise<void> {
    const { chores, logger } = this.#parts;
    for (const chore of chores) {
      try {
        // One chore after the other, for the same reason as the batches.
        // oxlint-disable-next-line no-await-in-loop
        const removed = await this.#finish(chore);
        if (removed > 0) logger.info({ what: chore.what, removed }, 'Cleaned up');
      } catch (error) {
        logger.error({ err: error, what: chore.what }, 'A clean-up failed');
      }
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      await this.round();
      // oxlint-disable-next-line no-await-in-loop
      await this.#rest(every);
    }
  }

  async #finish({ removeSome }: Chore): Promise<number> {
    let removed = 0;
    for (let batches = 0; batches < mostBatches; batches += 1) {
      if (this.#stopping.signal.aborted) break;
      // oxlint-disable-next-line no-await-in-loop
      const count = await removeSome();
      removed += count;
      if (count < cleaningBatch) break;
      // oxlint-disable-next-line no-await-in-loop
      await this.#rest(breather);
    }
    return removed;
  }

  async #rest(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }
}
