import { randomInt } from 'node:crypto';
import type { Redis } from 'ioredis';
import { mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
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
import { createProofDemand } from '#server/modules/member-code/proof-demand.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';
import { createLimit, orTakeBack, takeAllBack, type TakeBack } from '#server/limits/limit.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import { networkOf } from '#lib/rules/network.ts';
import type { SmsAccountService } from '#server/sms-outbox/account.ts';
import type { SmsBudget } from '#server/sms-outbox/budget.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';

const [anHour, aDay] = [3_600_000, 86_400_000];
/** Codes per number and day, as a multiple of the limit per hour. */
const ofDay = 4;
/**
 * Codes per number, network and hour, as a share of the limit of a number: some are left for other networks.
 * A limit of 1 cannot be shared.
 */
const ofPair = 0.6;
const mostOfPair = (codeLimit: number): number =>
  Math.max(1, Math.min(codeLimit - 1, Math.ceil(codeLimit * ofPair)));
/** Codes per number, network and day, as a multiple of the limit per hour. */
const ofPairDay = 2;
/**
 * Codes per network and hour, as a multiple of the limit of a number: it may be a mobile carrier's network.
 */
const ofNetwork = 60;
/** Wrong codes per network and hour, as a multiple of the limit of a number. */
const ofTries = 40;

export interface CodeParts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly smsBudget: SmsBudget;
  readonly smsAccount: Pick<SmsAccountService, 'now'>;
  readonly sessions: Pick<SessionService, 'hashOfNetwork'>;
  readonly settings: Pick<Config, 'tokenSecret' | 'siteUrl' | 'codeLimit' | 'smsPerHour'>;
}

export interface Asked {
  /** `09…` */
  readonly mobile: string;
  readonly purpose: CodePurpose;
  /** Set when a logged-in member requests a code for their own number. */
  readonly memberId?: number;
  /** The IP address of the request. */
  readonly address: string;
  /** The request's `X-Proof`, or ''. */
  readonly proof: string;
}

/** Result of an attempt: `over` when there is no valid code. */
export type CodeOutcome = 'right' | 'wrong' | 'over';

/**
 * Six-digit codes that prove ownership of a mobile number. Sending one does not depend on membership, so
 * neither the answer nor its time reveals who is a member.
 * Only an HMAC of a code is stored, keyed with the service's secret. With a million possible codes any
 * unkeyed hash can be reversed by trying them all, even slow ones within hours; an HMAC is useless to someone
 * who has only the database, and it costs no time that an attacker could make the service spend.
 */
export function createCodes(parts: CodeParts) {
  const { database, redis, smsBudget, smsAccount, sessions, settings } = parts;
  const demandProof = createProofDemand({ redis, settings });
  const { tokenSecret, siteUrl, codeLimit } = settings;
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
  /** The stored hash of a code and its purpose. */
  const hashOf = ({ mobile, purpose }: Pick<Asked, 'mobile' | 'purpose'>, code: string): string =>
    mac(key, `${purpose} ${mobile} ${code}`).toString('base64url');

  /** Stores and queues a code, unless another is valid; returns whether it did. */
  async function write(asked: Asked, code: string, joined?: Db): Promise<boolean> {
    const { mobile, purpose } = asked;
    const shop = await readShopName(database, joined);
    const { template } = smsAccount.now();
    return database.transaction(async (tx) => {
      const hash = hashOf(asked, code);
      if (!(await keepCode(tx, { mobile, purpose, hash }))) return false;
      await queueSms(tx, {
        purpose: `code-${purpose}`,
        mobiles: [mobile],
        text: codeTexts.message(shop, purpose, code, host),
        ...(template !== '' && { template: { name: template, values: { CODE: code } } }),
        keep: codeSeconds,
        isSecret: true,
      });
      return true;
    }, joined);
  }

  /**
   * Counts one code. One network alone cannot use up the limit of a number, and a network over its own limit
   * uses up nothing of it. When strangers use up the limit, the owner still gets a code from a network they
   * have logged in from. Those codes count as well, so that the remaining number does not reveal known
   * networks.
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
   * Sends a code to the number. The limits count it even if the joined transaction is rolled back.
   * @returns seconds for which it is valid
   * @throws {ShopError} 429 while the last one is valid, when the number, the network or the shop is over the
   * limit, or with a challenge; 503 when the shop has no SMS provider
   */
  async function send(asked: Asked, joined?: Db): Promise<number> {
    if (!smsAccount.now().isSending) throw new ShopError(503, 'NO_SMS', codeTexts.noSms);
    const network = networkOf(asked.address);
    const takeBack = await limits.network(network);
    // A refused request does not use up the limit of the whole network.
    return orTakeBack([takeBack], sendFrom(network, asked, joined));
  }

  async function sendFrom(network: string, asked: Asked, joined?: Db): Promise<number> {
    const { mobile, purpose } = asked;
    const [waiting] = await database.run(readWait, [mobile, purpose], joined);
    if (waiting && waiting.seconds > 1) throw stillGood(waiting.seconds);
    const from = [mobile, sessions.hashOfNetwork(asked.address)];
    const [found] = await database.run(readIsKnown, from, joined);
    const sent = await countSent(asked, network, found?.isKnown ?? false);
    const kind = found?.isVerified === true ? 'member-code' : 'open-code';
    await orTakeBack(sent, demandProof(network, asked.proof));
    const spent = await orTakeBack(sent, smsBudget.spend(kind));
    const counted = [...sent, ...spent];
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (await write(asked, code, joined)) return codeSeconds;
    // A concurrent request was faster.
    await takeAllBack(counted);
    const [faster] = await database.run(readWait, [mobile, purpose], joined);
    throw stillGood(faster?.seconds ?? 1);
  }

  /** @throws {ShopError} 429 after too many wrong codes from this network */
  async function prove(asked: Omit<Asked, 'proof'>, code: string): Promise<CodeOutcome> {
    const takeBack = await limits.tries(networkOf(asked.address));
    const { mobile, purpose } = asked;
    const [tried] = await database.run(tryCode, [mobile, purpose, hashOf(asked, code)]);
    if (tried && !tried.isRight) return tried.triesLeft > 0 ? 'wrong' : 'over';
    // The right code, and an attempt without any code to guess, do not count.
    await takeBack().catch(() => {});
    return tried ? 'right' : 'over';
  }

  return { send, prove };
}
export type Codes = ReturnType<typeof createCodes>;

type Count = ReturnType<typeof createLimit>;

/** Counts in both or in neither. */
async function countBoth(first: Count, second: Count, key: string): Promise<TakeBack[]> {
  const one = await first(key);
  const other = await orTakeBack([one], second(key));
  return [one, other];
}

const stillGood = (seconds: number): ShopError =>
  new ShopError(429, 'CODE_SENT', codeTexts.stillGood, { retryAfter: seconds });
