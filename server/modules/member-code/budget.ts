import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit, orTakeBack, type TakeBack } from '#server/limits/limit.ts';
import { createProofs } from '#server/modules/member-code/proofs.ts';
import { codeTexts } from '#server/modules/member-code/texts.ts';

const [anHour, aDay] = [3_600_000, 86_400_000];
/** The share of the budget that numbers get which no member has verified; the rest is kept for those of members. */
const openShare = 0.7;
/** The share of the budget from which on the operator is warned: before strangers are refused, */
const alarmShare = 0.6;
/** and from which on every request needs a proof of work. */
const calmShare = 0.5;
/** Codes per network and hour without a proof of work, as a multiple of the limit of a number. */
const calmOfNetwork = 6;
const shop = 'shop';

interface Needs {
  readonly redis: Redis | null;
  readonly logger: FastifyBaseLogger;
  readonly settings: Pick<Config, 'tokenSecret' | 'codeLimit' | 'smsPerHour' | 'smsPerDay'>;
}

interface Spending {
  /** Where the request comes from. */
  readonly network: string;
  /** Whether a member has verified the number. */
  readonly isVerified: boolean;
  /** The request's `X-Proof`, or ''. */
  readonly proof: string;
}

const share = (budget: number, part: number): number => Math.max(1, Math.floor(budget * part));

/** Whether a count is within its limit. */
const isWithin = (counted: Promise<TakeBack>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ShopError) return false;
      throw error;
    },
  );

async function countAll(counts: readonly ((key: string) => Promise<TakeBack>)[]) {
  const counted: TakeBack[] = [];
  for (const count of counts) counted.push(await orTakeBack(counted, count(shop)));
  return counted;
}

/** How many codes the whole shop sends: messages cost money, and anyone can request them. */
export function createSmsBudget({ redis, logger, settings }: Needs) {
  const { tokenSecret, codeLimit, smsPerHour, smsPerDay } = settings;
  const limit = (kind: string, windowMs: number, most: number) =>
    createLimit({ redis, kind: `sms-${kind}`, windowMs, most, sentence: codeTexts.budgetSpent });
  const limits = {
    hour: limit('hour', anHour, smsPerHour),
    day: limit('day', aDay, smsPerDay),
    openHour: limit('open-hour', anHour, share(smsPerHour, openShare)),
    openDay: limit('open-day', aDay, share(smsPerDay, openShare)),
    calmHour: limit('calm-hour', anHour, share(smsPerHour, calmShare)),
    calmNetwork: limit('calm-network', anHour, codeLimit * calmOfNetwork),
    hourBeforeAlarm: limit('hour-before-alarm', anHour, share(smsPerHour, alarmShare)),
    dayBeforeAlarm: limit('day-before-alarm', aDay, share(smsPerDay, alarmShare)),
    alarms: limit('alarms', anHour, 1),
  };
  const requireProof = createProofs({ secret: tokenSecret, redis });

  /** A request that its network has to work for counts for the whole shop only once the work is done. */
  async function requireCalm(network: string, proof: string): Promise<void> {
    const isNetworkCalm = await isWithin(limits.calmNetwork(network));
    if (!isNetworkCalm) await requireProof(proof);
    if (!(await isWithin(limits.calmHour(shop))) && isNetworkCalm) await requireProof(proof);
  }

  /** Warns the operator once an hour while most of the budget is spent. */
  async function warn(): Promise<void> {
    const before = [limits.hourBeforeAlarm(shop), limits.dayBeforeAlarm(shop)].map(isWithin);
    if ((await Promise.all(before)).every(Boolean) || !(await isWithin(limits.alarms(shop))))
      return;
    logger.warn(
      { event: 'SMS budget', smsPerHour, smsPerDay },
      'Most of the SMS budget is spent: SMS_PER_HOUR, SMS_PER_DAY',
    );
  }

  /**
   * Counts one message.
   * @returns undoes it, where no message was sent
   * @throws {ShopError} 429 when the budget is spent, or with a challenge when a proof of work is needed
   */
  async function spend({ network, isVerified, proof }: Spending): Promise<TakeBack[]> {
    await requireCalm(network, proof);
    const { hour, day, openHour, openDay } = limits;
    const counted = await countAll(isVerified ? [hour, day] : [openHour, openDay, hour, day]);
    await warn();
    return counted;
  }

  return { spend };
}
