import { randomInt } from 'node:crypto';
import type { Redis } from 'ioredis';
import { mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { ShopError } from '#server/errors.ts';
import {
  type CodePurpose,
  codeSeconds,
  keepCode,
  readIsKnown,
  readWait,
  tryCode,
} from '#server/modules/member-code/queries.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import { createLimit, orTakeBack, takeAllBack, type TakeBack } from '#server/limits/limit.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import { networkOf } from '#server/network.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';

const [anHour, aDay] = [3_600_000, 86_400_000];
/** Codes of a number a day, in limits of an hour. */
const ofDay = 4;
/**
 * Codes one network may ask for a number of within an hour, as a part of all and never all of them: others want some,
 * too. A limit of 1 leaves nothing to share.
 */
const ofPair = 0.6;
const mostOfPair = (codeLimit: number): number =>
  Math.max(1, Math.min(codeLimit - 1, Math.ceil(codeLimit * ofPair)));
/** Codes one network may ask for a number of a day, in limits of an hour. */
const ofPairDay = 2;
/** Codes a network may ask for within an hour, in limits of a number: it may be that of a mobile operator. */
const ofNetwork = 60;
/** Wrong codes from one network within an hour, in limits of a number. */
const ofTries = 40;

export interface CodeParts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly sessions: Pick<SessionService, 'hashOfNetwork'>;
  readonly settings: Pick<
    Config,
    'tokenSecret' | 'siteUrl' | 'codeLimit' | 'codeTemplate' | 'sendsSms'
  >;
}

export interface Asked {
  /** `09…` */
  readonly mobile: string;
  readonly purpose: CodePurpose;
  /** Of the member who is logged in and asks for a code of his own. */
  readonly memberId?: number;
  /** Where it is asked from. */
  readonly address: string;
}

/** What became of a try: `over` when no code, or none that is good any more, waits for one. */
export type CodeOutcome = 'right' | 'wrong' | 'over';

/**
 * Codes of six digits that show whose a mobile number is. Sending one asks for no member, so nobody learns who
 * is one, from the answer or the time it takes.
 *
 * Only an HMAC of a code is kept, keyed by the service's secret: with a million possibilities any hash without a
 * key is undone by trying them all, slow ones in hours, while who has the database alone can do nothing with
 * this one; and it costs no time that strangers could make the service spend.
 */
export function createCodes({ database, redis, sessions, settings }: CodeParts) {
  const { tokenSecret, siteUrl, codeLimit, codeTemplate, sendsSms } = settings;
  const limit = (kind: string, windowMs: number, most: number, sentence: string) =>
    createLimit({ redis, kind: `code-${kind}`, windowMs, most, sentence });
  const limits = {
    network: limit('network', anHour, codeLimit * ofNetwork, codeTexts.tooMany),
    hour: limit('number', anHour, codeLimit, codeTexts.tooMany),
    day: limit('number-day', aDay, codeLimit * ofDay, codeTexts.tooMany),
    pairHour: limit('pair', anHour, mostOfPair(codeLimit), codeTexts.tooMany),
    pairDay: limit('pair-day', aDay, codeLimit * ofPairDay, codeTexts.tooMany),
    tries: limit('tries', anHour, codeLimit * ofTries, codeTexts.tooManyTries),
  };

  const host = new URL(siteUrl).hostname;

  const key = mac(tokenSecret, 'one-time code');
  /** What is stored of a code and what it is for. */
  const hashOf = ({ mobile, purpose }: Asked, code: string): string =>
    mac(key, `${purpose} ${mobile} ${code}`).toString('base64url');

  /** Keeps and queues a code, or does neither while another is good. */
  async function write(asked: Asked, code: string): Promise<boolean> {
    const { mobile, purpose } = asked;
    const shop = await readShopName(database);
    return database.transaction(async (tx) => {
      const hash = hashOf(asked, code);
      if (!(await keepCode(tx, { mobile, purpose, hash }))) return false;
      await queueSms(tx, {
        purpose: `code-${purpose}`,
        mobiles: [mobile],
        text: codeTexts.message(shop, purpose, code, host),
        ...(codeTemplate !== '' && { template: { name: codeTemplate, values: { CODE: code } } }),
        keep: codeSeconds,
        isSecret: true,
      });
      return true;
    });
  }

  /**
   * Counts one more code. One network alone does not use up what a number has, and who is refused for himself uses
   * up nothing of it. Strangers use up what strangers have: the owner gets a code where he has logged in before. His
   * count with theirs all the same, so that what is left tells nobody where a number is known.
   */
  async function countSent(asked: Asked, network: string, isKnown: boolean): Promise<TakeBack[]> {
    const { mobile, memberId } = asked;
    if (memberId !== undefined) return countBoth(limits.hour, limits.day, `member-${memberId}`);
    const own = await countBoth(limits.pairHour, limits.pairDay, `${mobile}-${network}`);
    const all = await countBoth(limits.hour, limits.day, mobile).catch(async (error: unknown) => {
      if (isKnown && error instanceof ShopError) return [];
      await takeAllBack(own);
      throw error;
    });
    return [...own, ...all];
  }

  /**
   * Sends a code to the number.
   * @returns seconds it is good for
   * @throws {ShopError} 429 while the last one is good, or when the number or the network has had its share;
   * 503 when the shop has nobody to send messages
   */
  async function send(asked: Asked): Promise<number> {
    if (!sendsSms) throw new ShopError(503, 'NO_SMS', codeTexts.noSms);
    const network = networkOf(asked.address);
    const takeBack = await limits.network(network);
    // Who is sent nothing uses up nothing of what his whole network has.
    return orTakeBack([takeBack], sendFrom(network, asked));
  }

  async function sendFrom(network: string, asked: Asked): Promise<number> {
    const { mobile, purpose } = asked;
    const [waiting] = await database.run(readWait, [mobile, purpose]);
    if (waiting && waiting.seconds > 1) throw stillGood(waiting.seconds);
    const [found] = await database.run(readIsKnown, [
      mobile,
      sessions.hashOfNetwork(asked.address),
    ]);
    const counted = await countSent(asked, network, found?.isKnown ?? false);
    if (await write(asked, String(randomInt(1_000_000)).padStart(6, '0'))) return codeSeconds;
    // Another request was faster.
    await takeAllBack(counted);
    const [faster] = await database.run(readWait, [mobile, purpose]);
    throw stillGood(faster?.seconds ?? 1);
  }

  /** @throws {ShopError} 429 after too many wrong codes from this network */
  async function prove(asked: Asked, code: string): Promise<CodeOutcome> {
    const takeBack = await limits.tries(networkOf(asked.address));
    const { mobile, purpose } = asked;
    const [tried] = await database.run(tryCode, [mobile, purpose, hashOf(asked, code)]);
    if (tried && !tried.isRight) return tried.triesLeft > 0 ? 'wrong' : 'over';
    // Neither the right one nor a try at none at all has guessed anything.
    await takeBack().catch(() => {});
    return tried ? 'right' : 'over';
  }

  return { send, prove };
}
export type Codes = ReturnType<typeof createCodes>;

type Count = ReturnType<typeof createLimit>;

/** Counts by both, or by neither. */
async function countBoth(first: Count, second: Count, key: string): Promise<TakeBack[]> {
  const one = await first(key);
  const other = await orTakeBack([one], second(key));
  return [one, other];
}

const stillGood = (seconds: number): ShopError =>
  new ShopError(429, 'CODE_SENT', codeTexts.stillGood, { retryAfter: seconds });
