import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { type Job, type JobLogger, queueJob } from '#server/jobs/job.ts';
import { takeAllBack, type TakeBack } from '#server/limits/limit.ts';
import type { SmsBudget } from '#server/sms-outbox/budget.ts';
import {
  batchSize,
  claim,
  type Claimed,
  freeAll,
  noteFailure,
  noteSent,
  putOff,
} from '#server/sms-outbox/claims.ts';
import { SmsFailure, type SmsProvider } from '#server/sms/provider.ts';

const pollEvery = 500;
/** Lease in ms; longer than sending a batch may take. */
const lease = 30_000;
/** Maximum factor of the interval while the provider fails. */
const slowest = 60;
/** Attempts to store that a message was sent, and the pause between them in ms. */
const notes = { tries: 5, pause: 1_000 };

/** Purposes that follow a payment or a step of staff. */
const musts = new Set(['order', 'staff', 'staff-invitation']);

/** null: sent. */
type Outcome = SmsFailure | null | 'put off';

interface Parts {
  database: Database;
  provider: SmsProvider;
  /** Those of accounts that were replaced lately, by revision: they send the news of that. */
  former?: () => ReadonlyMap<number, SmsProvider>;
  budget: SmsBudget;
  /** Whether there is a provider now; without one messages of no former account wait, and expire. */
  isSending?: () => boolean;
  /** Interval in ms. */
  every?: number;
}

/**
 * Sends queued messages at least once, those that expire soon first. Several nodes share them. While the
 * provider fails, the interval grows; messages are lost only when they expire. Notices wait while the budget for
 * them is spent. Logs identify a message only by its database id.
 */
export function sendJob(parts: Parts): Job {
  const { database, provider, budget, isSending = () => true, every = pollEvery } = parts;
  const { former = () => new Map<number, SmsProvider>() } = parts;
  const { db } = database;
  /** Consecutive batches of which nothing was sent. */
  let failures = 0;

  async function send(message: Claimed, logger: JobLogger): Promise<Outcome> {
    // Claimed are only those of accounts that were there a moment ago.
    const by = message.account === null ? provider : former().get(message.account);
    if (by === undefined) return 'put off';
    const spent = await spend(message);
    if (spent === null) return 'put off';
    const { id, purpose, reference, mobile, text, template } = message;
    try {
      await by.send({ reference, mobile, text, template: template ?? undefined });
    } catch (error) {
      const failure = asFailure(error);
      if (failure.kind !== 'doubtful') await takeAllBack(spent);
      const isGivenUp = await noteFailure(db, message, failure);
      if (isGivenUp) logger.warn({ sms: id, purpose, reason: failure.message }, 'Not sent');
      return failure;
    }
    await keepSent(message, by);
    return null;
  }

  /** Codes were counted when they were asked for. @returns null when the message has to wait */
  async function spend({ id, purpose }: Claimed): Promise<TakeBack[] | null> {
    if (purpose.startsWith('code-')) return [];
    try {
      return await budget.spend(musts.has(purpose) ? 'must' : 'notice');
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await database.run(putOff, [id, (error.retryAfter ?? 60) * 1_000]);
      return null;
    }
  }

  /** Retries, because a message whose sending is not stored would be sent again. */
  async function keepSent(message: Claimed, by: SmsProvider, tries = notes.tries): Promise<void> {
    try {
      await database.run(noteSent, [message.id, by.isInbox !== true]);
    } catch (error) {
      if (tries === 1) throw error;
      await pause(notes.pause);
      await keepSent(message, by, tries - 1);
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
    claim: async (ms) => {
      const [isNow, accounts] = [isSending(), [...former().keys()]];
      return isNow || accounts.length > 0 ? database.run(claim, [ms, isNow, accounts]) : [];
    },
    async work(batch, logger) {
      const settled = await Promise.allSettled(batch.map((message) => send(message, logger)));
      const outcomes = settled.map((each) => {
        if (each.status === 'rejected') throw each.reason;
        return each.value;
      });
      const tried = outcomes.filter((outcome) => outcome !== 'put off');
      const reason = tried.every((failure) => failure !== null && failure.kind !== 'refused')
        ? tried[0]?.message
        : undefined;
      if (tried.length > 0) noteStanding(reason, logger);
      // A few messages that fail for reasons of their own do not delay others.
      if (batch.length < batchSize) return 'later';
      if (reason === undefined) return 'now';
      return every * Math.min(slowest, 2 ** Math.min(failures, 10));
    },
  });
}

/** Any other error is a bug of ours, so it is unknown whether the message was sent. */
const asFailure = (error: unknown): SmsFailure =>
  error instanceof SmsFailure ? error : new SmsFailure('doubtful', 'Sending failed', error);
