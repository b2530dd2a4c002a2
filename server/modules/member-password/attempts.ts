import type { Redis } from 'ioredis';
import { createLimit } from '#server/limits/limit.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';

/** ms after the first of them in which tries are counted together. */
const windowMs = 900_000;
/** Tries for one number from all networks it never logged in from, in limits. */
const ofNumber = 5;
/** Tries of a network, in limits: it may be that of a whole company or mobile operator. */
const ofNetwork = 20;
/** Tries for one number from one network, right ones too, in limits: nobody logs in that often by hand. */
const ofAll = 10;

/** One login, before it is decided. */
export interface Try {
  /** `09…` */
  readonly mobile: string;
  /** As `networkOf` names it. */
  readonly network: string;
  /** Whether this number has logged in from this network before. */
  readonly isKnown: boolean;
}

/** A login that was counted. */
export interface Attempt {
  /** When it succeeds, or was not decided. */
  takeBack(): Promise<void>;
}

/**
 * Bounds guessing of passwords within 15 minutes: `limit` failed logins for one number from one network,
 * five times as many for one number from all networks that never logged in to it, twenty times as many
 * from one network. With those that succeed one number tries ten times as many from one network, or its owner
 * could keep the service hashing and opening sessions without end. So strangers use up what strangers have, and the owner still gets in from where he
 * logged in before. A try counts before it is decided, so that many at once are no way around. Counts are
 * shared through Redis; while that is away each node counts for itself.
 */
export function createAttempts({ redis, limit }: { redis: Redis | null; limit: number }) {
  // One for each kind, so that none pushes another out of memory.
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

  /** @throws {ShopError} 429 when there were too many; who is refused for himself uses up nothing of the number's */
  return async function tryOnce({ mobile, network, isKnown }: Try): Promise<Attempt> {
    const pair = `${mobile}-${network}`;
    // First and for good, so that who is refused for it uses up nothing of others.
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
