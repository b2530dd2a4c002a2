import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import {
  batchSize,
  claim,
  type Claimed,
  freeAll,
  noteFailure,
  noteSent,
} from '#server/sms-outbox/claims.ts';
import { SmsFailure, type SmsProvider } from '#server/sms/provider.ts';

/** How often to look for messages, in ms. */
const pollEvery = 500;
/** While nothing can be sent it is looked this much less often at last. */
const slowest = 60;
/** How often it is tried to write down that a message was sent, and the pause between, in ms. */
const notes = { tries: 5, pause: 1_000 };

/** What became of a look for messages: more may wait, none is due, or the provider takes none. */
type Outcome = 'more' | 'none' | 'refusal';

interface Parts {
  database: Database;
  provider: SmsProvider;
  logger: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  /** In ms. */
  pollEvery?: number;
}

/**
 * Sends the messages that wait, those first that are soon worthless, each at least once. Several nodes share
 * them. While the provider takes nothing it is asked less and less often, and nothing is lost but what has
 * expired. Logs name a message by its number in the database alone.
 */
export class SmsWorker {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  /** Batches in a row of which nothing was sent. */
  #failures = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Lets what is being sent finish. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { database } = this.#parts;
    if (database.kind === 'embedded') await this.#attempt(() => freeAll(database.db));
    while (!this.#stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await this.#attempt(() => this.#sendBatch());
      // oxlint-disable-next-line no-await-in-loop
      if (outcome !== 'more') await this.#rest(outcome === 'refusal');
    }
  }

  /** The database may be away for a while; what was not done is done when it is back. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'The messages cannot be read');
      return null;
    }
  }

  /** Longer after each batch nobody took; a few messages with troubles of their own hold up no others. */
  async #rest(isLonger: boolean): Promise<void> {
    const { signal } = this.#stopping;
    const every = this.#parts.pollEvery ?? pollEvery;
    const ms = isLonger ? every * Math.min(slowest, 2 ** Math.min(this.#failures, 10)) : every;
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }

  async #sendBatch(): Promise<Outcome> {
    const batch = await claim(this.#parts.database.db);
    if (batch.length === 0) return 'none';
    const settled = await Promise.allSettled(batch.map((message) => this.#send(message)));
    const failures = settled.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    const reason = failures.every((failure) => failure !== null && failure.kind !== 'refused')
      ? failures[0]?.message
      : undefined;
    this.#noteStanding(reason);
    if (batch.length < batchSize) return 'none';
    return reason === undefined ? 'more' : 'refusal';
  }

  async #send(message: Claimed): Promise<SmsFailure | null> {
    const { database, provider, logger } = this.#parts;
    const { id, purpose, reference, mobile, text, template } = message;
    try {
      await provider.send({ reference, mobile, text, template: template ?? undefined });
    } catch (error) {
      const failure = asFailure(error);
      const isGivenUp = await noteFailure(database.db, message, failure);
      if (isGivenUp) logger.warn({ sms: id, purpose, reason: failure.message }, 'Not sent');
      return failure;
    }
    await this.#noteSent(message);
    return null;
  }

  /** Unless it is written down, the message is sent again. */
  async #noteSent(message: Claimed, tries = notes.tries): Promise<void> {
    try {
      const { database, provider } = this.#parts;
      await noteSent(database.db, message, provider.isInbox === true);
    } catch (error) {
      if (tries === 1) throw error;
      await pause(notes.pause);
      await this.#noteSent(message, tries - 1);
    }
  }

  #noteStanding(reason: string | undefined): void {
    const { logger } = this.#parts;
    if (reason === undefined) {
      if (this.#failures > 0) logger.info('Messages are sent again');
      this.#failures = 0;
      return;
    }
    if (this.#failures === 0) logger.warn({ reason }, 'Messages cannot be sent');
    this.#failures += 1;
  }
}

/** Anything else is a mistake of ours, of which nobody knows how far it came. */
const asFailure = (error: unknown): SmsFailure =>
  error instanceof SmsFailure ? error : new SmsFailure('doubtful', 'Sending failed', error);
