import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { type Job, type JobLogger, queueJob } from '#server/jobs/job.ts';
import {
  batchSize,
  claim,
  type Claimed,
  freeAll,
  noteFailure,
  noteSent,
} from '#server/sms-outbox/claims.ts';
import { SmsFailure, type SmsProvider } from '#server/sms/provider.ts';

/** Interval in ms. */
const pollEvery = 500;
/** In ms; longer than sending a batch may take. */
const lease = 30_000;
/** How many times longer the interval becomes at most while nothing can be sent. */
const slowest = 60;
/** Tries to write down that a message was sent, and the pause between them in ms. */
const notes = { tries: 5, pause: 1_000 };

interface Parts {
  database: Database;
  provider: SmsProvider;
  /** In ms. */
  every?: number;
}

/**
 * Sends the messages that wait, those first that expire soon, each at least once. Several nodes share them. While the
 * provider takes nothing it is asked less and less often, and nothing is lost but what has expired. Logs name a
 * message only by its number in the database.
 */
export function sendJob({ database, provider, every = pollEvery }: Parts): Job {
  const { db } = database;
  /** Batches in a row of which nothing was sent. */
  let failures = 0;

  async function send(message: Claimed, logger: JobLogger): Promise<SmsFailure | null> {
    const { id, purpose, reference, mobile, text, template } = message;
    try {
      await provider.send({ reference, mobile, text, template: template ?? undefined });
    } catch (error) {
      const failure = asFailure(error);
      const isGivenUp = await noteFailure(db, message, failure);
      if (isGivenUp) logger.warn({ sms: id, purpose, reason: failure.message }, 'Not sent');
      return failure;
    }
    await keepSent(message);
    return null;
  }

  /** Unless it is written down, the message is sent again. */
  async function keepSent(message: Claimed, tries = notes.tries): Promise<void> {
    try {
      await noteSent(db, message, provider.isInbox === true);
    } catch (error) {
      if (tries === 1) throw error;
      await pause(notes.pause);
      await keepSent(message, tries - 1);
    }
  }

  function noteStanding(reason: string | undefined, logger: JobLogger): void {
    if (reason === undefined) {
      if (failures > 0) logger.info('Messages are sent again');
      failures = 0;
      return;
    }
    if (failures === 0) logger.warn({ reason }, 'Messages cannot be sent');
    failures += 1;
  }

  return queueJob({
    name: 'sms',
    every,
    lease,
    begin: async () => {
      if (database.kind === 'embedded') await freeAll(db);
    },
    claim: (ms) => claim(db, ms),
    async work(batch, logger) {
      const settled = await Promise.allSettled(batch.map((message) => send(message, logger)));
      const outcomes = settled.map((each) => {
        if (each.status === 'rejected') throw each.reason;
        return each.value;
      });
      const reason = outcomes.every((failure) => failure !== null && failure.kind !== 'refused')
        ? outcomes[0]?.message
        : undefined;
      noteStanding(reason, logger);
      // A few messages with troubles of their own hold up no others.
      if (batch.length < batchSize) return 'later';
      if (reason === undefined) return 'now';
      return every * Math.min(slowest, 2 ** Math.min(failures, 10));
    },
  });
}

/** Any other error is a mistake of ours, so it is unknown whether the message was sent. */
const asFailure = (error: unknown): SmsFailure =>
  error instanceof SmsFailure ? error : new SmsFailure('doubtful', 'Sending failed', error);
