import type { Redis } from 'ioredis';
import { createLimit } from '#server/limits/limit.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';

/** Window in ms, starting with the first attempt. */
const windowMs = 900_000;
/** Attempts per number from all unknown networks, as a multiple of the limit. */
const ofNumber = 5;
/** Attempts per network, as a multiple of the limit: it may belong to a whole company or mobile carrier. */
const ofNetwork = 20;
/**
 * Attempts per number and network, successful ones too, as a multiple of the limit: nobody logs in that often
 * by hand.
 */
const ofAll = 10;

/** A login before its password is checked. */
export interface Try {
  /** `09…` */
  readonly mobile: string;
  /** As returned by `networkOf`. */
  readonly network: string;
  /** Whether this number has logged in from this network before. */
  readonly isKnown: boolean;
}

/** A counted login. */
export interface Attempt {
  /** Undoes the count when the login succeeds or fails for another reason. */
  takeBack(): Promise<void>;
}

/**
 * Limits guessing of passwords within 15 minutes: `limit` failed logins per number and network, five times as
 * many per number from all networks that never logged in to it, twenty times as many per network. Including
 * successful ones, ten times as many per number and network; otherwise an account's owner could keep the
 * service hashing without end. So strangers use up only the limit for strangers, and the owner can still log
 * in from known networks. An attempt counts before the password is checked, so concurrent attempts cannot
 * bypass the limit. Counts are shared through Redis; while Redis is unreachable each node counts for itself.
 */
export function createAttempts({ redis, limit }: { redis: Redis | null; limit: number }) {
  // Separate counters, so that no kind displaces another in memory.
  const kinds = {
    network: counting('network', limit * ofNetwork),
    pair: counting('pair', limit),
    all: counting('all', limit * ofAll),
    number: counting('number', limit * ofNumber),
  };

  function counting(kind: string, most: number) {
    const sentence = passwordTexts.tooManyTries;
    return createLimit({ redis, kind: `login-${kind}`, windowMs, most, sentence });
  }

  /** @throws {ShopError} 429 after too many attempts; those over their own limit do not use up the number's */
  return async function tryOnce({ mobile, network, isKnown }: Try): Promise<Attempt> {
    const pair = `${mobile}-${network}`;
    // First, and never undone, so that attempts over this limit do not use up any other.
    await kinds.all(pair);
    const counted = [
      await kinds.network(network),
      await kinds.pair(pair),
      ...(isKnown ? [] : [await kinds.number(mobile)]),
    ];
    return {
      takeBack: async () => {
        await Promise.all(counted.map((each) => each())).catch(() => {});
      },
    };
  };
}
