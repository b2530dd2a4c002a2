import type { FastifyBaseLogger } from 'fastify';

/** How often counts in memory are written, in ms. */
const every = 10_000;

interface Parts {
  flush: () => Promise<void>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Writes counts every few seconds, and a last time at the end. */
export class Flusher {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.#flush(), every).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush();
  }

  /** One after the other: a slow database is not asked twice at once. */
  #flush(): Promise<void> {
    const { flush, logger } = this.#parts;
    this.#running = this.#running
      .then(flush)
      .catch((error: unknown) => logger.error({ err: error }, 'Counts could not be written'));
    return this.#running;
  }
}
