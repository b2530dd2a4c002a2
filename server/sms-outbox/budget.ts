import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit, orTakeBack, type TakeBack } from '#server/limits/limit.ts';
import { smsTexts } from '#server/sms-outbox/texts.ts';

const [anHour, aDay] = [3_600_000, 86_400_000];
/** The share of the budget for codes to numbers no member has verified, and notices; the rest is for members' codes. */
const openShare = 0.7;
/** The share of the budget for notices that anyone can cause; half of what they share with codes. */
const noticeShare = 0.35;
/** The share of the budget from which on the operator is warned: before strangers are refused. */
const alarmShare = 0.6;
const shop = 'shop';

/**
 * What a message is counted as. A `member-code` goes to a number that a member has verified, an `open-code` to any
 * other. A `notice` can be caused by anyone. A `must` follows a payment or a step of staff, so that its number is
 * bounded by those: it is counted for the warning, and never refused.
 */
export type SmsKind = 'member-code' | 'open-code' | 'notice' | 'must';

interface Needs {
  readonly redis: Redis | null;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  readonly settings: Pick<Config, 'smsPerHour' | 'smsPerDay'>;
}

/** The part of a budget, at least one message. */
export const shareOf = (budget: number, part: number): number =>
  Math.max(1, Math.floor(budget * part));

/** Whether a count is within its limit. */
export const isWithin = (counted: Promise<TakeBack>): Promise<boolean> =>
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

/** How many messages the whole shop sends: they cost money, and anyone can cause them. */
export function createSmsBudget({ redis, logger, settings: { smsPerHour, smsPerDay } }: Needs) {
  const limit = (kind: string, windowMs: number, most: number) =>
    createLimit({ redis, kind: `sms-${kind}`, windowMs, most, sentence: smsTexts.budgetSpent });
  const limits = {
    hour: limit('hour', anHour, smsPerHour),
    day: limit('day', aDay, smsPerDay),
    openHour: limit('open-hour', anHour, shareOf(smsPerHour, openShare)),
    openDay: limit('open-day', aDay, shareOf(smsPerDay, openShare)),
    noticeHour: limit('notice-hour', anHour, shareOf(smsPerHour, noticeShare)),
    noticeDay: limit('notice-day', aDay, shareOf(smsPerDay, noticeShare)),
    hourBeforeAlarm: limit('hour-before-alarm', anHour, shareOf(smsPerHour, alarmShare)),
    dayBeforeAlarm: limit('day-before-alarm', aDay, shareOf(smsPerDay, alarmShare)),
    alarms: limit('alarms', anHour, 1),
  };
  const all = [limits.hour, limits.day];
  const open = [limits.openHour, limits.openDay, ...all];
  const countsOf = {
    'member-code': all,
    'open-code': open,
    notice: [limits.noticeHour, limits.noticeDay, ...open],
    must: [],
  } satisfies Record<SmsKind, readonly ReturnType<typeof createLimit>[]>;

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
   * @throws {ShopError} 429 when the budget is spent
   */
  async function spend(kind: SmsKind): Promise<TakeBack[]> {
    const counted = await countAll(countsOf[kind]);
    await warn();
    return counted;
  }

  return { spend };
}
export type SmsBudget = ReturnType<typeof createSmsBudget>;
